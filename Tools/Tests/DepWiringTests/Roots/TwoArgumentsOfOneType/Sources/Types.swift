final class Log { init() {} }
final class Span {
  struct Dependencies { var log: Log }
  init(from start: Int, to end: Int, dependencies: Dependencies) { print(start, end) }
}
final class Model {
  struct Dependencies { var makeSpan: (Int, Int) -> Span }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
