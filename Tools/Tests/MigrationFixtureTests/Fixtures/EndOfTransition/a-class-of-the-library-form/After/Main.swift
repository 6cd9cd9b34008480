final class End1API {
  struct Dependencies {
    var name: String
  }

  private let dependencies: Dependencies

  init(path: String, dependencies: Dependencies) {
    self.dependencies = dependencies
  }
}