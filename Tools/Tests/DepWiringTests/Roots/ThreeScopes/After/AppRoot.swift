@MainActor final class AppRoot {
  lazy var api = API()
  lazy var formatter = Formatter()

  func openSession(_ user: User) -> SessionRoot {
    SessionRoot(app: self, dependencies: .init(user: user))
  }
}
