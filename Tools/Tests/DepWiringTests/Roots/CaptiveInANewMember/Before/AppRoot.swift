import DepStructs

@MainActor
final class AppRoot {
  lazy var token = Allocator(.cached(for: .seconds(60))) { Token(text: "") }

  func makeHome() -> Home {
    Home(dependencies: .init())
  }
}
