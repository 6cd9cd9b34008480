import Foundation

struct KilnOven {
  let degrees: Int
}

final class KilnFiring: NSObject, ProgressReporting {
  let progress = Progress(totalUnitCount: 10)
  private let oven: KilnOven

  init(oven: KilnOven) {
    self.oven = oven
  }

  func text() -> String { "\(oven.degrees) \(FileManager.default.fileExists(atPath: "/"))" }
}
