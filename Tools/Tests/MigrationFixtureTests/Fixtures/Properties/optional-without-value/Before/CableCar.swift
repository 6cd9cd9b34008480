import Foundation

final class WindGauge: Sendable {
  static let shared = WindGauge()

  func speed() -> Int { 30 }
}

class CableCar {
  var guest: String?
  var limit: Int!

  func canRun() -> Bool { WindGauge.shared.speed() < (limit ?? 50) }
}
