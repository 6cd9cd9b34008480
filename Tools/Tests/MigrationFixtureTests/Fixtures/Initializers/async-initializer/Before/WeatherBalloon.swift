import Foundation

actor LaunchSite {
  static let shared = LaunchSite()

  func altitude() -> Int { 420 }
  func wind() -> Int { 12 }
}

final class WeatherBalloon {
  let start: Int

  init(helium: Int) async {
    start = await LaunchSite.shared.altitude() + helium
  }

  func drift(after minutes: Int) async -> Int {
    await LaunchSite.shared.wind() * minutes + start
  }
}
