import DepStructs

protocol End9Made { init(path: String) }
struct End9API: End9Made {
  struct Dependencies: TransitionalDependencies {
    var name: String
    static var live: Self { Self(name: "a") }
  }
  let dependencies: Dependencies
  init(path: String) { self.init(path: path, dependencies: .defaultDependencies) }
  init(path: String, dependencies: Dependencies) { self.dependencies = dependencies }
  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }
}