import Foundation

final class BargeEngine {
  func hours() -> Int { FileManager.default.fileExists(atPath: "/") ? 9 : 0 }
}

final class BargeHorn {
  func blow() -> String { FileManager.default.fileExists(atPath: "/") ? "toot" : "" }
}

final class Barge {
  // Only set for testing purposes.
  lazy var horn: BargeHorn = BargeHorn()
  private let engine: BargeEngine

  init(engine: BargeEngine) {
    self.engine = engine
  }

  convenience init() {
    let engine = BargeEngine()
    self.init(engine: engine)
  }

  func leave() -> String { "\(horn.blow()) \(engine.hours())" }
}

/// Callers can pass the engine, and not the horn.
final class Tug6173 {
  private let engine: BargeEngine
  private let horn: BargeHorn

  init(engine: BargeEngine? = nil) {
    self.engine = engine ?? BargeEngine()
    horn = BargeHorn()
  }

  func pull() -> String { "\(horn.blow()) \(engine.hours())" }
}

final class BargeLog6189: Sendable {
  static let shared = BargeLog6189()

  func size() -> Int { FileManager.default.fileExists(atPath: "/") ? 3 : 0 }
}

/// Callers can pass the log, which else is the one of the program.
final class Skiff6189 {
  private let log: BargeLog6189

  init(log: BargeLog6189? = nil) { self.log = log ?? .shared }

  func row(_ other: BargeLog6189?) -> Int { log.size() + (other ?? .shared).size() }
}

/// No caller in another file can pass the log.
final class Punt6189 {
  private let log: BargeLog6189

  private init(given log: BargeLog6189?) { self.log = log ?? .shared }

  convenience init() { self.init(given: nil) }

  func row() -> Int { log.size() }
}
