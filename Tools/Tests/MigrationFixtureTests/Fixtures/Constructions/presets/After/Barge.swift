import Foundation

final class BargeEngine {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func hours() -> Int { dependencies.fileManager.fileExists(atPath: "/") ? 9 : 0 }
}

final class BargeHorn {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func blow() -> String { dependencies.fileManager.fileExists(atPath: "/") ? "toot" : "" }
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
  struct Dependencies {
    var makeBargeHorn: @Sendable () -> BargeHorn

    static var defaultDependencies: Self {
      Self(makeBargeHorn: { BargeHorn() })
    }
  }

  private let engine: BargeEngine
  private let horn: BargeHorn

  init(engine: BargeEngine? = nil, dependencies: Dependencies = .defaultDependencies) {
    self.engine = engine ?? BargeEngine()
    horn = dependencies.makeBargeHorn()
  }

  func pull() -> String { "\(horn.blow()) \(engine.hours())" }
}

final class BargeLog6189: Sendable {
  struct Dependencies {
    var fileManager: @Sendable () -> FileManager

    static var defaultDependencies: Self {
      Self(fileManager: { FileManager.default })
    }
  }

  private let dependencies: Dependencies

  static let shared = BargeLog6189()

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func size() -> Int { dependencies.fileManager().fileExists(atPath: "/") ? 3 : 0 }
}

/// Callers can pass the log, which else is the one of the program.
final class Skiff6189 {
  private let log: BargeLog6189

  init(log: BargeLog6189? = nil) { self.log = log ?? .shared }

  func row(_ other: BargeLog6189?) -> Int { log.size() + (other ?? .shared).size() }
}

/// No caller in another file can pass the log.
final class Punt6189 {
  struct Dependencies {
    var bargeLog6189: BargeLog6189

    static var defaultDependencies: Self {
      Self(bargeLog6189: BargeLog6189.shared)
    }
  }

  private let log: BargeLog6189

  private init(given log: BargeLog6189?, dependencies: Dependencies = .defaultDependencies) {
    self.log = log ?? dependencies.bargeLog6189
  }

  convenience init(dependencies: Dependencies = .defaultDependencies) {
    self.init(given: nil, dependencies: dependencies)
  }

  func row() -> Int { log.size() }
}
