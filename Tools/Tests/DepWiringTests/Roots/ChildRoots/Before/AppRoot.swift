@MainActor final class AppRoot {
  private lazy var api = API()

  func makeLogin() -> Login { Login(dependencies: .init()) }
}
