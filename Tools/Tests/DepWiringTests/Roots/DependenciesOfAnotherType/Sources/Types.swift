final class Log { init() { print("Log") } }
final class Base {
  struct Dependencies { var log: Log }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
final class Feed {
  struct Dependencies { var log: Log }
  init(base: Base.Dependencies, dependencies: Dependencies) { print("Feed") }
}
final class Model {
  struct Dependencies { var feed: Feed }
  init(dependencies: Dependencies) {}
}
