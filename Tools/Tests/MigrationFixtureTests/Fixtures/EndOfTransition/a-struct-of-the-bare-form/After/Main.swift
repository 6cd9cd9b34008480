struct End2API {
  struct Dependencies {
    var name: String
  }

  let dependencies: Dependencies

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }
}