@MainActor
final class MainRoot {
  func chosenLogger() -> any Logger { ConsoleLogger() }
  func makeHome() -> Home { Home(dependencies: .init()) }
}
