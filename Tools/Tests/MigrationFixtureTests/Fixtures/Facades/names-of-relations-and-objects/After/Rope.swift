import Foundation

struct RopeLogger {
  static var logs: [String] { [NSUserName()] }
  static func forCustomBoats() -> String { NSUserName() }
}

struct RopeOperations {
  static func open(url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }
}

final class RopeChest {
  struct Dependencies {
    var ropeLogs: @Sendable () -> [String]
    var ropeForCustomBoats: @Sendable () -> String
    var openRopeURL: @Sendable (URL) -> Bool

    static var defaultDependencies: Self {
      Self(
        ropeLogs: { RopeLogger.logs },
        ropeForCustomBoats: { RopeLogger.forCustomBoats() },
        openRopeURL: { RopeOperations.open(url: $0) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func look(_ url: URL) -> String {
    dependencies.ropeLogs().joined() + dependencies.ropeForCustomBoats() + "\(dependencies.openRopeURL(url))"
  }
}
