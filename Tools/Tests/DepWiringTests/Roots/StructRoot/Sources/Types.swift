final class API { init() {} }
struct Parser {
  struct Dependencies { var api: API }
  init(dependencies: Dependencies) {}
}
struct Run {
  struct Dependencies {
    var parser: Parser
    var makeParser: () -> Parser
    var api: API
  }
  init(dependencies: Dependencies) {}
}
