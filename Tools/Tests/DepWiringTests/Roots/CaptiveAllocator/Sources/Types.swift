struct Token: Sendable {}
final class TokenSource: Sendable {
  init() {}
  func token() -> Token { Token() }
}
final class Dashboard {
  struct Dependencies { var token: Token }
  init(dependencies: Dependencies) {}
}
