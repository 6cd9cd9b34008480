import CoreMotion

enum VicunaServices {
  nonisolated(unsafe) static let motion: CMMotionManager = CMMotionManager()
}
