protocol FieldProbeProtocol: Sendable {
  func moisture(_ field: Int) async -> Int
}

final class FieldProbe: Sendable {
  static let shared = FieldProbe()
  func moisture(_ field: Int) async -> Int { field * 11 }
}

extension FieldProbe: FieldProbeProtocol {}

final class HarvestPlan {
  struct Dependencies {
    var fieldProbe: any FieldProbeProtocol

    static var defaultDependencies: Self {
      Self(fieldProbe: FieldProbe.shared)
    }
  }

  private let dependencies: Dependencies

  private var plans = 0

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func measure() async -> [Int] {
    plans += 1
    let dependencies = self.dependencies
    async let north = dependencies.fieldProbe.moisture(1)
    async let south = dependencies.fieldProbe.moisture(2)
    return await [north, south]
  }
}
