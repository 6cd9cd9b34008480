@MainActor final class AppRoot {
  lazy var api = API()
  lazy var cache = Cache()

  func makeLogin() -> Login { Login(dependencies: .init(makeSession: makeSession)) }

  private func makeSession(_ user: User) -> SessionRoot {
    SessionRoot(app: self, dependencies: .init(user: user))
  }
}
