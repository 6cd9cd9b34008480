final class Log { init() {} }
final class Row {
  struct Dependencies { var log: Log }
  init(dependencies: Dependencies) {}
}
