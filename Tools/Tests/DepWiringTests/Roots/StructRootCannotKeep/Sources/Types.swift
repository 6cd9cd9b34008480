final class Log { init() {} }
final class Feed {
  struct Dependencies {
    var log: Log
    var makeRow: () -> Row
  }
  init(dependencies: Dependencies) {}
}
final class Row {
  struct Dependencies { var log: Log }
  init(dependencies: Dependencies) {}
}
