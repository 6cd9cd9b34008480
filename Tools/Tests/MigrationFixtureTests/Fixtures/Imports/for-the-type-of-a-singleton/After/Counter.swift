import CoreMotion

final class VicunaCounter {
  struct Dependencies {
    var motion: @Sendable () -> CMMotionManager

    static var defaultDependencies: Self {
      Self(motion: { VicunaServices.motion })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func start() -> Bool {
    dependencies.motion().startDeviceMotionUpdates()
    return dependencies.motion().isDeviceMotionActive
  }
}
