final class End12API {
  struct Dependencies {
    var name: String
  }
  let dependencies: Dependencies
  init(path: String, dependencies: Dependencies) {
    self.dependencies = dependencies
  }
  convenience init(dependencies: Dependencies) {
    self.init(path: "/", dependencies: dependencies)
  }
  convenience init(number: Int) {
    self.init(path: "\(number)")
  }
}