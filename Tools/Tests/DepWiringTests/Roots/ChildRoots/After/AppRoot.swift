@MainActor final class AppRoot {
  lazy var api = API()
  lazy var cache = Cache()

  func makeLogin() -> Login {
    Login(dependencies: .init(makeSession: { [self] user in makeSession(user) }))
  }

  private func makeSession(_ user: User) -> SessionRoot {
    SessionRoot(app: self, dependencies: .init(user: user))
  }
}
