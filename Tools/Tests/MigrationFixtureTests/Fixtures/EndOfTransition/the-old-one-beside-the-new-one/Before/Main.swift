import DepStructs

final class End8API {
  struct Dependencies: TransitionalDependencies {
    var name: String
    static var live: Self { Self(name: "a") }
  }

  let dependencies: Dependencies

  /// Makes one.
  convenience init(path: String) throws {
    try self.init(path: path, dependencies: .defaultDependencies)
  }

  init(path: String, dependencies: Dependencies) throws {
    self.dependencies = dependencies
  }
}