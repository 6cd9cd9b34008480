class End13API {
  struct Dependencies {
    var name: String
  }
  let dependencies: Dependencies
  init(size: Int = 1, dependencies: Dependencies) {
    self.dependencies = dependencies
  }
}