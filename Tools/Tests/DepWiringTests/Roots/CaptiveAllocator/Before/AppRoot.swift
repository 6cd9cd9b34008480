import DepStructs

@MainActor final class AppRoot {
  private let source = TokenSource()
  private lazy var token = Allocator(.cached(for: .seconds(60))) { [source] in source.token() }

  lazy var dashboard = Dashboard(dependencies: .init(token: token()))
}
