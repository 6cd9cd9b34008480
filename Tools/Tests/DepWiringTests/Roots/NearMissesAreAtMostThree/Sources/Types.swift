final class Token { private init() {} }
final class Feed {
  struct Dependencies { var token: Token }
  init(dependencies: Dependencies) {}
}
