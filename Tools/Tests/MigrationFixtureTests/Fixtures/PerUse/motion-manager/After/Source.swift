import CoreMotion

final class PotorooSteps {
  struct Dependencies {
    var makeMotionManager: @Sendable () -> CMMotionManager

    static var defaultDependencies: Self {
      Self(makeMotionManager: { CMMotionManager() })
    }
  }

  private let dependencies: Dependencies

  private lazy var kept = dependencies.makeMotionManager()

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  private var fresh: CMMotionManager { dependencies.makeMotionManager() }

  func count() -> [Bool] {
    fresh.startDeviceMotionUpdates()
    kept.startDeviceMotionUpdates()
    return [fresh.isDeviceMotionActive, kept.isDeviceMotionActive]
  }
}
