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

final class TowerCrew {
  init() {}

  func brief() -> [String] {
    let all = WeatherRadar.shared.reports(in: ["Oslo", "Bergen"])
    let bad = WeatherRadar.shared.reports(in: ["Oslo", "Bergen"], above: .gust)
    return all.map(\.place) + bad.map(\.place) + ["\(WeatherRadar.shared.worst)"]
  }
}
