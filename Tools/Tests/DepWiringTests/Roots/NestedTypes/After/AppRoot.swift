@MainActor final class AppRoot {
  let title = "Feed"

  private lazy var loader = Feed.Loader()

  func makeModel() -> Feed.Model {
    Feed.Model(
      dependencies: .init(
        loader: loader, style: Feed.Style(dependencies: .init(title: title)), makeCell: makeCell))
  }

  private func makeCell(_ id: Feed.Cell.ID) -> Feed.Cell {
    Feed.Cell(id, dependencies: .init(loader: loader))
  }
}
