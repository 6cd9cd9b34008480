@MainActor final class SessionRoot {
  struct Dependencies { var store: Cache }
  private let app: AppRoot
  private let dependencies: Dependencies
  init(app: AppRoot, dependencies: Dependencies) {
    self.app = app
    self.dependencies = dependencies
  }

  func makeList() -> List { List(dependencies: .init()) }
}
