struct Output: Sendable { let name: String }
final class Generator {
  struct Dependencies {
    var standardOutput: Output
    var standardError: Output
  }
  let folder: String
  let dependencies: Dependencies
  init(folder: String, dependencies: Dependencies) {
    self.folder = folder
    self.dependencies = dependencies
  }
}
final class Runner {
  struct Dependencies {
    var makeProcess: @Sendable () -> String
    var nextLine: @Sendable () -> String?
    var makeGenerator: @Sendable (String) -> Generator
  }
  let dependencies: Dependencies
  init(folder: String, portNumber: Int, dependencies: Dependencies) {
    self.dependencies = dependencies
  }
}
