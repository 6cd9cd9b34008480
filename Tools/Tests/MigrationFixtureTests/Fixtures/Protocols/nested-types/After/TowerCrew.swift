protocol WeatherRadarProtocol: Sendable {
  func reports(
    in places: WeatherRadar.Places,
    above level: WeatherRadar.Level
  ) -> [WeatherRadar.Report]
  var worst: WeatherRadar.Level { get }
}

extension WeatherRadarProtocol {
  func reports(in places: WeatherRadar.Places) -> [WeatherRadar.Report] {
    reports(in: places, above: .calm)
  }
}

final class WeatherRadar: Sendable {
  static let shared = WeatherRadar()

  enum Level: Int, Sendable { case calm, gust, storm }
  struct Report: Sendable {
    var level: Level
    var place: String
  }
  typealias Places = [String]

  func reports(in places: Places, above level: Level = .calm) -> [Report] {
    places.map { Report(level: $0.count > 4 ? .storm : .calm, place: $0) }
      .filter { $0.level.rawValue >= level.rawValue }
  }

  var worst: Level { .storm }
}

extension WeatherRadar: WeatherRadarProtocol {}

final class TowerCrew {
  struct Dependencies {
    var weatherRadar: any WeatherRadarProtocol

    static var defaultDependencies: Self {
      Self(weatherRadar: WeatherRadar.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func brief() -> [String] {
    let all = dependencies.weatherRadar.reports(in: ["Oslo", "Bergen"])
    let bad = dependencies.weatherRadar.reports(in: ["Oslo", "Bergen"], above: .gust)
    return all.map(\.place) + bad.map(\.place) + ["\(dependencies.weatherRadar.worst)"]
  }
}
