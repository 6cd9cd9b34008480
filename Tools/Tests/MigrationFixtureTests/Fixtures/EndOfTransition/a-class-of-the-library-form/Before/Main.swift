import DepStructs

final class End1API {
  struct Dependencies: TransitionalDependencies {
    var name: String

    static var live: Self {
      Self(name: "a")
    }
  }

  private let dependencies: Dependencies

  init(path: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }
}