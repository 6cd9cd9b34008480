import Foundation

protocol LockMeterType {
  func depth() -> Int
}

protocol LockKeeperType {
  func greet() -> String
}

final class LockMeter: LockMeterType {
  func depth() -> Int { FileManager.default.fileExists(atPath: "/") ? 4 : 0 }
}

final class LockWarden: LockKeeperType {
  private let meter: LockMeterType

  init(meter: LockMeterType) {
    self.meter = meter
  }

  func greet() -> String {
    "\(meter.depth()) m below \(FileManager.default.fileExists(atPath: "/"))"
  }
}

final class LockLodge {
  private lazy var keeper: LockKeeperType = {
    return LockWarden(meter: LockMeter())
  }()

  func visit() -> String { keeper.greet() }
}
