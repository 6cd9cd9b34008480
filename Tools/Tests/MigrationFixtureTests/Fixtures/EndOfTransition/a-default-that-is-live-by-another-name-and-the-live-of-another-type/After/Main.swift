final class End19API {
  struct Dependencies {
    var name: String
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }
  func other() -> End19Other { End19Other(dependencies: .live) }
}