import Foundation

final class RillWater: Sendable {
  static let shared = RillWater()
  func level() -> Int { 3 }
}

final class RillKeeper: Sendable {
  static let shared = RillKeeper()

  private init() {}

  func level() -> Int { RillWater.shared.level() }
}

final class RillGauge: Sendable {
  static let upper = RillGauge(scale: 2)
  static let lower = RillGauge(scale: 5)

  private let scale: Int

  private init(scale: Int) { self.scale = scale }

  func level() -> Int { RillWater.shared.level() * scale }
}

final class RillObject: NSObject, Sendable {
  static let shared = RillObject()

  override private init() {
    super.init()
  }

  func level() -> Int { RillWater.shared.level() }
}

final class RillPair: Sendable {
  static let shared = RillPair()

  private init() {}

  func twin() -> RillPair { RillPair() }
  func level() -> Int { RillWater.shared.level() }
}
