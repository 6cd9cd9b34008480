import Foundation

struct RopeLogger {
  static var logs: [String] { [NSUserName()] }
  static func forCustomBoats() -> String { NSUserName() }
}

struct RopeOperations {
  static func open(url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }
}

final class RopeChest {
  func look(_ url: URL) -> String {
    RopeLogger.logs.joined() + RopeLogger.forCustomBoats() + "\(RopeOperations.open(url: url))"
  }
}
