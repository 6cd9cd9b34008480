@MainActor
final class AppRoot {
  private lazy var store = Store()

  func makeScreen(id: Int) -> Screen { Screen() }

  func makeSettings() -> Settings { Settings() }
}
