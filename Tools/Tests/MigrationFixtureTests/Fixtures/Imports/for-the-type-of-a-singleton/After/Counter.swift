import CoreMotion

final class VicunaCounter {
  struct Dependencies {
    var motionManager: @Sendable () -> CMMotionManager

    static var defaultDependencies: Self {
      Self(motionManager: { VicunaServices.motion })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func start() -> Bool {
    dependencies.motionManager().startDeviceMotionUpdates()
    return dependencies.motionManager().isDeviceMotionActive
  }
}
