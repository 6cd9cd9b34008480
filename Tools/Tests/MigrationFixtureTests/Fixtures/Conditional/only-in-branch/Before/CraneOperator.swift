final class LoadCell: Sendable {
  static let shared = LoadCell()
  func tonnes() -> Int { 12 }
}

#if CRANE_SIMULATION
  final class CraneSimulator: Sendable {
    static let shared = CraneSimulator()
    func shake() {}
  }
#endif

final class CraneOperator {
  init() {}

  func lift() -> Int {
    #if CRANE_SIMULATION
      CraneSimulator.shared.shake()
    #endif
    return LoadCell.shared.tonnes()
  }
}
