import Foundation

protocol WeatherMastProtocol: Sendable {
  func pressure() -> Int
}

final class WeatherMast: Sendable {
  static let shared = WeatherMast()

  func pressure() -> Int { 1013 }
}

extension WeatherMast: WeatherMastProtocol {}

final class Barograph {
  struct Dependencies {
    var weatherMast: any WeatherMastProtocol

    static var defaultDependencies: Self {
      Self(weatherMast: WeatherMast.shared)
    }
  }

  var pressure: Int {
    didSet { print("from \(oldValue) to \(pressure)") }
  }

  init(dependencies: Dependencies = .defaultDependencies) {
    pressure = dependencies.weatherMast.pressure()
  }
}
