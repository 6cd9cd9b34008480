import Foundation

protocol LampOilProtocol: Sendable {
  func litres() -> Int
}

final class LampOil: Sendable {
  static let shared = LampOil()

  func litres() -> Int { 9 }
}

extension LampOil: LampOilProtocol {}

final class LightHouse {  // stands since 1854
  struct Dependencies {
    var lampOil: any LampOilProtocol

    static var defaultDependencies: Self {
      Self(lampOil: LampOil.shared)
    }
  }

  private let dependencies: Dependencies

  let range: Int

  /// Lights it.
  init(range: Int, dependencies: Dependencies = .defaultDependencies) {  // in miles
    self.dependencies = dependencies
    // Never below ten: the rocks.
    self.range = max(range, 10)
  }

  func nights() -> Int { dependencies.lampOil.litres() / 3 /* a night */ }
}
