@MainActor final class SessionRoot {
  struct Dependencies { var user: User }
  private let app: AppRoot
  private let dependencies: Dependencies
  init(app: AppRoot, dependencies: Dependencies) {
    self.app = app
    self.dependencies = dependencies
  }

  private lazy var noteStorage = NoteStorage(dependencies: .init(user: dependencies.user))

  func makeView() -> LoggedInView {
    LoggedInView(
      dependencies: .init(
        user: dependencies.user, userService: app.defaultUserService, noteStorage: noteStorage))
  }
}
