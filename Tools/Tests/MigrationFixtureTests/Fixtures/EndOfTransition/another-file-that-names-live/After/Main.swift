final class End17API {
  struct Dependencies {
    var name: String
    static var live: Self { Self(name: "a") }
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }
}