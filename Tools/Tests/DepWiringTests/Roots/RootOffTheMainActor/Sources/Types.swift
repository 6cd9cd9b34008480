final class Log: Sendable { init() { print("Log") } }
actor Server {
  struct Dependencies {
    var log: Log
    var handler: @Sendable (Int) -> Handler
    var makeJob: @Sendable (String) -> Job
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func run() {
    _ = dependencies.handler(1)
    _ = dependencies.handler(1)
    _ = dependencies.makeJob("job")
  }
}
final class Handler: Sendable {
  struct Dependencies { var log: Log }
  init(_ id: Int, dependencies: Dependencies) { print("Handler \(id)") }
}
final class Job: Sendable {
  struct Dependencies { var log: Log }
  init(name: String, dependencies: Dependencies) { print("Job \(name)") }
}
