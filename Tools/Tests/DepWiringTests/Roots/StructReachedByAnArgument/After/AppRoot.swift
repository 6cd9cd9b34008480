@MainActor final class AppRoot {
  private lazy var log = Log()

  func makeList() -> List { List(dependencies: .init(makeDetail: makeDetail)) }

  private func makeDetail(_ item: Item) -> Detail {
    Detail(item, dependencies: .init(editor: Editor(dependencies: .init(item: item, log: log))))
  }
}
