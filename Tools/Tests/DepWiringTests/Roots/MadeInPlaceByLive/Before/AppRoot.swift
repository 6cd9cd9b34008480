@MainActor
final class AppRoot {
  func makeScreen() -> Screen {
    Screen(dependencies: .init())
  }
}
