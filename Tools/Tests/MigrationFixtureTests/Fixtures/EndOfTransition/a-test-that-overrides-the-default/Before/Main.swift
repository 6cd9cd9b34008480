import DepStructs

final class End18API {
  struct Dependencies: TransitionalDependencies {
    var name: String
    static var live: Self { Self(name: "a") }
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }
}