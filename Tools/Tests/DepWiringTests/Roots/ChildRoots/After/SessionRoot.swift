@MainActor final class SessionRoot {
  struct Dependencies { var user: User }
  private let app: AppRoot
  private let dependencies: Dependencies
  init(app: AppRoot, dependencies: Dependencies) {
    self.app = app
    self.dependencies = dependencies
  }

  private lazy var profile = Profile(
    dependencies: .init(user: dependencies.user, api: app.api, cache: app.cache))

  func makeScreen() -> Screen {
    Screen(page: 1, dependencies: .init(profile: profile, makeScreen: makeScreenForScreen))
  }

  private func makeScreenForScreen(_ page: Int) -> Screen {
    Screen(page: page, dependencies: .init(profile: profile, makeScreen: makeScreenForScreen))
  }
}
