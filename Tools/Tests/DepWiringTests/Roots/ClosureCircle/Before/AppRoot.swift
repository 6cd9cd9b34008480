@MainActor final class AppRoot {
  func makeHome() -> Home { Home(dependencies: .init()) }
}
