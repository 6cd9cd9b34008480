@MainActor final class AppRoot {
  func makeLogin() -> LoginView { LoginView(dependencies: .init()) }
}
