@MainActor final class AppRoot {
  lazy var search: any Search = LiveSearch()

  func makeModel() -> Model { Model(dependencies: .init(search: search)) }
}
