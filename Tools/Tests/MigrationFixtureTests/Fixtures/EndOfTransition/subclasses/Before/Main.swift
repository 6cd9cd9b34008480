import DepStructs

class End13API {
  struct Dependencies: TransitionalDependencies {
    var name: String
    static var live: Self { Self(name: "a") }
  }
  let dependencies: Dependencies
  init(size: Int = 1, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }
}