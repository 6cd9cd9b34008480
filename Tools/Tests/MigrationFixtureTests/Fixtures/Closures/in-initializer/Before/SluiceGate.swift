final class WaterGauge: Sendable {
  static let shared = WaterGauge()
  func level(at place: String) -> Int { place.utf8.count }
}

final class SluiceGate {
  let read: () -> Int
  let start: Int

  init(place: String) {
    start = WaterGauge.shared.level(at: place)
    read = { WaterGauge.shared.level(at: place) * 2 }
  }
}
