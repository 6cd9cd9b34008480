import Foundation

protocol LaunchSiteProtocol: Actor {
  func altitude() -> Int
  func wind() -> Int
}

actor LaunchSite {
  static let shared = LaunchSite()

  func altitude() -> Int { 420 }
  func wind() -> Int { 12 }
}

extension LaunchSite: LaunchSiteProtocol {}

final class WeatherBalloon {
  struct Dependencies {
    var launchSite: any LaunchSiteProtocol

    static var defaultDependencies: Self {
      Self(launchSite: LaunchSite.shared)
    }
  }

  private let dependencies: Dependencies

  let start: Int

  init(helium: Int, dependencies: Dependencies = .defaultDependencies) async {
    self.dependencies = dependencies
    start = await dependencies.launchSite.altitude() + helium
  }

  func drift(after minutes: Int) async -> Int {
    await dependencies.launchSite.wind() * minutes + start
  }
}
