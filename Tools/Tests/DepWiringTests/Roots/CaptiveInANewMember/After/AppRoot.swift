import DepStructs

@MainActor
final class AppRoot {
  lazy var token = Allocator(.cached(for: .seconds(60))) { Token(text: "") }
  private lazy var dashboard = Dashboard(dependencies: .init(token: token()))

  func makeHome() -> Home {
    Home(dependencies: .init(dashboard: dashboard))
  }
}
