@MainActor final class SessionRoot {
  struct Dependencies { var user: User }
  let app: AppRoot
  private let dependencies: Dependencies
  init(app: AppRoot, dependencies: Dependencies) {
    self.app = app
    self.dependencies = dependencies
  }
}
