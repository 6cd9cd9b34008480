final class End8API {
  struct Dependencies {
    var name: String
  }

  let dependencies: Dependencies

  init(path: String, dependencies: Dependencies) throws {
    self.dependencies = dependencies
  }
}