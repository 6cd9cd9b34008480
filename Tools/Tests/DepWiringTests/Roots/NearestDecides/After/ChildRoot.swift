@MainActor final class ChildRoot {
  private let app: AppRoot
  init(app: AppRoot) { self.app = app }
  private let own = Log(name: "child")

  func make() -> Model { Model(dependencies: .init(log: own)) }
}
