@MainActor final class AppRoot {
  lazy var defaultUserService = DefaultUserService()

  func makeLogin() -> LoginView {
    LoginView(
      dependencies: .init(
        userService: defaultUserService, makeSession: { [self] user in makeSession(user) }))
  }

  private func makeSession(_ user: User) -> SessionRoot {
    SessionRoot(app: self, dependencies: .init(user: user))
  }
}
