protocol WaterGaugeProtocol: Sendable {
  func level(at place: String) -> Int
}

final class WaterGauge: Sendable {
  static let shared = WaterGauge()
  func level(at place: String) -> Int { place.utf8.count }
}

extension WaterGauge: WaterGaugeProtocol {}

final class SluiceGate {
  struct Dependencies {
    var waterGauge: any WaterGaugeProtocol

    static var defaultDependencies: Self {
      Self(waterGauge: WaterGauge.shared)
    }
  }

  let read: () -> Int
  let start: Int

  init(place: String, dependencies: Dependencies = .defaultDependencies) {
    start = dependencies.waterGauge.level(at: place)
    read = { dependencies.waterGauge.level(at: place) * 2 }
  }
}
