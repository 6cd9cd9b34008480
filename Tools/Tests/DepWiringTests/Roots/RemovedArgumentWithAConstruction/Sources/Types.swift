final class Log { init() {} }
final class Image {
  struct Dependencies { var log: Log }
  init(dependencies: Dependencies) {}
}
final class Row {
  struct Dependencies { var log: Log }
  init(dependencies: Dependencies) {}
}
