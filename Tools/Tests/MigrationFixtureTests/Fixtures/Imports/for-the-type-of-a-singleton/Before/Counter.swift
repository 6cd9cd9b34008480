final class VicunaCounter {
  func start() -> Bool {
    VicunaServices.motion.startDeviceMotionUpdates()
    return VicunaServices.motion.isDeviceMotionActive
  }
}
