import Foundation

final class FerryClock {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func isLate() -> Bool { dependencies.now() < .distantPast }
}

final class FerryCoordinator {
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

  func start() -> String {
    let clock = FerryClock()
    return "\(clock.isLate()) \(dependencies.fileManager.fileExists(atPath: "/"))"
  }
}
