import Foundation

final class HeronMarsh: Sendable {
  static let shared = HeronMarsh()

  func isFull() -> Bool { FileManager.default.fileExists(atPath: "/") }
}

final class HeronWatch {
  func look(_ pond: HeronMarsh) -> String {
    pond === HeronMarsh.shared ? "ours \(HeronMarsh.shared.isFull())" : "another"
  }
}
