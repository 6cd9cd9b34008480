@MainActor final class AppRoot {
  lazy var defaultUserService = DefaultUserService()

  func makeLogin() -> LoginView {
    LoginView(dependencies: .init(userService: defaultUserService, makeSession: makeSession))
  }

  private func makeSession(_ user: User) -> SessionRoot {
    SessionRoot(app: self, dependencies: .init(user: user))
  }
}
