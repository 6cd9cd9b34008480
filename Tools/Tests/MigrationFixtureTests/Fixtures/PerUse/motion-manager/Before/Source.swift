import CoreMotion

final class PotorooSteps {
  private lazy var kept = CMMotionManager()
  private var fresh: CMMotionManager { CMMotionManager() }

  func count() -> [Bool] {
    fresh.startDeviceMotionUpdates()
    kept.startDeviceMotionUpdates()
    return [fresh.isDeviceMotionActive, kept.isDeviceMotionActive]
  }
}
