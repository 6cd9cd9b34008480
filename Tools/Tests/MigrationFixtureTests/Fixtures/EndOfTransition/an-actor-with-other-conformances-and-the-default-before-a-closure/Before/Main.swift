import DepStructs

actor End3API {
  struct Dependencies: Sendable, TransitionalDependencies, Equatable {
    static var live: Self { Self(name: "a") }

    var name: String
  }

  private let dependencies: Dependencies

  init(
    path: String,
    dependencies: Dependencies = Dependencies.defaultDependencies,
    done: () -> Void
  ) {
    self.dependencies = dependencies
    done()
  }
}