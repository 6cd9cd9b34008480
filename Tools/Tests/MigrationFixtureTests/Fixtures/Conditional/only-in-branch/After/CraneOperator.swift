protocol LoadCellProtocol: Sendable {
  func tonnes() -> Int
}

final class LoadCell: Sendable {
  static let shared = LoadCell()
  func tonnes() -> Int { 12 }
}

extension LoadCell: LoadCellProtocol {}

#if CRANE_SIMULATION
  final class CraneSimulator: Sendable {
    static let shared = CraneSimulator()
    func shake() {}
  }
#endif

final class CraneOperator {
  struct Dependencies {
    var loadCell: any LoadCellProtocol

    static var defaultDependencies: Self {
      Self(loadCell: LoadCell.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func lift() -> Int {
    #if CRANE_SIMULATION
      CraneSimulator.shared.shake()
    #endif
    return dependencies.loadCell.tonnes()
  }
}
