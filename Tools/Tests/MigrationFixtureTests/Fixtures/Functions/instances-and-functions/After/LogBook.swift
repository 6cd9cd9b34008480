import Foundation

protocol HarbourLogProtocol: Sendable {
  func lines() -> [String]
}

final class HarbourLog: Sendable {
  static let shared = HarbourLog()
  func lines() -> [String] { ["cast off", "moored"] }
}

extension HarbourLog: HarbourLogProtocol {}

protocol HarbourClockProtocol: Sendable {
  func hour() -> Int
}

final class HarbourClock: Sendable {
  static let shared = HarbourClock()
  func hour() -> Int { 7 }
}

extension HarbourClock: HarbourClockProtocol {}

struct LogBook {
  struct Dependencies {
    var harbourLog: any HarbourLogProtocol
    var harbourClock: any HarbourClockProtocol

    static var defaultDependencies: Self {
      Self(harbourLog: HarbourLog.shared, harbourClock: HarbourClock.shared)
    }
  }

  let title: String
  var dependencies: Dependencies = .defaultDependencies

  func entry() -> String { Self.stamp(title, dependencies: dependencies) + LogBook.plain() }

  func page() -> String { title + ": " + dependencies.harbourLog.lines().joined(separator: ", ") }

  static func stamp(_ text: String, dependencies: Dependencies = .defaultDependencies) -> String {
    "\(dependencies.harbourClock.hour()) h: " + text + " of \(dependencies.harbourLog.lines().count)"
  }

  static func plain() -> String { "." }
}
