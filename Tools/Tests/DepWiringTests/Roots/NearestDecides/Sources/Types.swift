final class Log { let name: String; init(name: String) { self.name = name } }
@MainActor final class Model {
  struct Dependencies { var log: Log }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
