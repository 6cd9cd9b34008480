import Foundation

final class GlacierSeasonalTemperatureRecorder {
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

  func record(_ degrees: Int) -> String { "\(degrees) \(dependencies.now() > .distantPast)" }
}

final class GlacierHut {
  struct Dependencies {
    var makeTemperatureRecorder: @Sendable () -> GlacierSeasonalTemperatureRecorder

    static var defaultDependencies: Self {
      Self(makeTemperatureRecorder: { GlacierSeasonalTemperatureRecorder() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func measure() -> String { dependencies.makeTemperatureRecorder().record(-3) }
}
