final class ClockMaker {
  struct Dependencies {
    var gearStock: any GearStockProtocol

    static var defaultDependencies: Self {
      Self(gearStock: GearStock.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func make() -> [String] {
    [
      dependencies.gearStock.wheel(), dependencies.gearStock.spring(2), dependencies.gearStock.clean(),
      dependencies.gearStock.label,
    ]
  }
}
