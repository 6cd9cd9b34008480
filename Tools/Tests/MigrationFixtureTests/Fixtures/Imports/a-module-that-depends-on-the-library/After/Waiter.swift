import DepStructs

final class Import12Waiter {
  struct Dependencies: TransitionalDependencies {
    var import12Kitchen: any Import12KitchenProtocol

    static var live: Self {
      Self(import12Kitchen: Import12Kitchen.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func serve() -> String { "here is " + dependencies.import12Kitchen.cook() }
}
