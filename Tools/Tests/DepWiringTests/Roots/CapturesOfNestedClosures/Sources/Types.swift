final class Metrics: Sendable { init() {} }
final class Journal: Sendable { init() {} }
final class User: Sendable {
  struct Dependencies: Sendable {
    var metrics: Metrics
    var journal: Journal
  }
  let journal: Journal
  init(dependencies: Dependencies) { journal = dependencies.journal }
}
final class Handler: Sendable {
  struct Dependencies: Sendable {
    var makeUser: @Sendable () -> User
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
final class Router: Sendable {
  struct Dependencies: Sendable {
    var makeHandler: @Sendable () -> Handler
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
