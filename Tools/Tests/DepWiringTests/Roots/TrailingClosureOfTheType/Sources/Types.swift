final class Log { init() {} }
final class Feed {
  struct Dependencies { var log: Log }
  init(dependencies: Dependencies, onEnd: () -> Void) { onEnd() }
}
