func makeSonde() -> (String, Int) { ("sonde", 30) }

final class LaunchSite: Sendable {
  static let shared = LaunchSite()
  let sonde = makeSonde()
  let height = [1, 2, 3].map { $0 * 1000 }
}

final class WeatherBalloon {
  init() {}

  func launch() -> String { "\(LaunchSite.shared.sonde.0) \(LaunchSite.shared.height.last ?? 0)" }
}
