import Foundation

protocol LockMeterType {
  func depth() -> Int
}

protocol LockKeeperType {
  func greet() -> String
}

final class LockMeter: LockMeterType {
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

  func depth() -> Int { dependencies.fileManager.fileExists(atPath: "/") ? 4 : 0 }
}

final class LockWarden: LockKeeperType {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  private let dependencies: Dependencies

  private let meter: LockMeterType

  init(meter: LockMeterType, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.meter = meter
  }

  func greet() -> String {
    "\(meter.depth()) m below \(dependencies.fileManager.fileExists(atPath: "/"))"
  }
}

final class LockLodge {
  struct Dependencies {
    var makeLockWarden: @Sendable (LockMeterType) -> any LockKeeperType
    var makeLockMeter: @Sendable () -> any LockMeterType

    static var defaultDependencies: Self {
      Self(makeLockWarden: { LockWarden(meter: $0) }, makeLockMeter: { LockMeter() })
    }
  }

  private let dependencies: Dependencies

  private lazy var keeper: LockKeeperType = {
    return dependencies.makeLockWarden(dependencies.makeLockMeter())
  }()

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func visit() -> String { keeper.greet() }
}
