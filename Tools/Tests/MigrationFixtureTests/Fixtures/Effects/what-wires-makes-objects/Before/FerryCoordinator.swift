import Foundation

final class FerryClock {
  func isLate() -> Bool { Date() < .distantPast }
}

final class FerryCoordinator {
  func start() -> String {
    let clock = FerryClock()
    return "\(clock.isLate()) \(FileManager.default.fileExists(atPath: "/"))"
  }
}
