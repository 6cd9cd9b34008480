final class Log { init() {} }
@MainActor final class Model {
  struct Dependencies { var log: Log }
  init(dependencies: Dependencies) {}
}
