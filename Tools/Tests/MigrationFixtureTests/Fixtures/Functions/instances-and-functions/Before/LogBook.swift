import Foundation

final class HarbourLog: Sendable {
  static let shared = HarbourLog()
  func lines() -> [String] { ["cast off", "moored"] }
}

final class HarbourClock: Sendable {
  static let shared = HarbourClock()
  func hour() -> Int { 7 }
}

struct LogBook {
  let title: String

  func entry() -> String { Self.stamp(title) + LogBook.plain() }

  func page() -> String { title + ": " + HarbourLog.shared.lines().joined(separator: ", ") }

  static func stamp(_ text: String) -> String {
    "\(HarbourClock.shared.hour()) h: " + text + " of \(HarbourLog.shared.lines().count)"
  }

  static func plain() -> String { "." }
}
