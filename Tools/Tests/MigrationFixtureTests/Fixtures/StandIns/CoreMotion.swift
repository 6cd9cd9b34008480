import Foundation

open class CMMotionManager: NSObject {
  open private(set) var isDeviceMotionActive = false

  override public init() { super.init() }
  open func startDeviceMotionUpdates() { isDeviceMotionActive = true }
  open func stopDeviceMotionUpdates() { isDeviceMotionActive = false }
}
