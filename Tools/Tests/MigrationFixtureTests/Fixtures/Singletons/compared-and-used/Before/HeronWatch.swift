import Foundation

final class HeronPond: Sendable {
  static let shared = HeronPond()

  func isFull() -> Bool { FileManager.default.fileExists(atPath: "/") }
}

final class HeronWatch {
  func look(_ pond: HeronPond) -> String {
    pond === HeronPond.shared ? "ours \(HeronPond.shared.isFull())" : "another"
  }
}
