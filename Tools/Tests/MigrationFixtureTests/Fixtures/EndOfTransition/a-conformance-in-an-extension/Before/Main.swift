import DepStructs

final class End4API {
  struct Dependencies {
    var name: String
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
}

extension End4API.Dependencies: TransitionalDependencies {
  static var live: Self { Self(name: "a") }
}

func End4other() {}