import Foundation

final class WeatherMast: Sendable {
  static let shared = WeatherMast()

  func pressure() -> Int { 1013 }
}

final class Barograph {
  var pressure: Int = WeatherMast.shared.pressure() {
    didSet { print("from \(oldValue) to \(pressure)") }
  }
}
