class Screen {
  struct Dependencies { var log: Log }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
final class Log { init() { print("Log") } }
final class Settings: Screen {}
final class Model {
  struct Dependencies { var settings: Settings }
  init(dependencies: Dependencies) { print(type(of: dependencies.settings)) }
}
