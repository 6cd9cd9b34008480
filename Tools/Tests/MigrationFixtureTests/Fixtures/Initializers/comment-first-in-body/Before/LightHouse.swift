import Foundation

final class LampOil: Sendable {
  static let shared = LampOil()

  func litres() -> Int { 9 }
}

final class LightHouse {  // stands since 1854
  let range: Int

  /// Lights it.
  init(range: Int) {  // in miles
    // Never below ten: the rocks.
    self.range = max(range, 10)
  }

  func nights() -> Int { LampOil.shared.litres() / 3 /* a night */ }
}
