@MainActor final class SessionRoot {
  struct Dependencies { var user: User }
  let app: AppRoot
  let dependencies: Dependencies
  init(app: AppRoot, dependencies: Dependencies) {
    self.app = app
    self.dependencies = dependencies
  }

  lazy var orders = Orders(dependencies: .init(api: app.api, user: dependencies.user))
}
