protocol PulpSource: Sendable {
  func pulp() -> Int
}

final class PulpVat: PulpSource {
  static let shared = PulpVat()
  func pulp() -> Int { 8 }
}

final class WaterWheel: Sendable {
  static let shared = WaterWheel()
  func turn() -> Int { 2 }
}

final class PaperMill {
  struct Dependencies {
    var pulpVat: any PulpSource
    var waterWheel: WaterWheel

    static var defaultDependencies: Self {
      Self(pulpVat: PulpVat.shared, waterWheel: WaterWheel.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func sheets() -> Int { dependencies.pulpVat.pulp() * dependencies.waterWheel.turn() }
}
