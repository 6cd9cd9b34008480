import DepStructs

final class End12API {
  struct Dependencies: TransitionalDependencies {
    var name: String
    static var live: Self { Self(name: "a") }
  }
  let dependencies: Dependencies
  init(path: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }
  convenience init(dependencies: Dependencies = .defaultDependencies) {
    self.init(path: "/", dependencies: dependencies)
  }
  convenience init(number: Int) {
    self.init(path: "\(number)")
  }
}