import Foundation

final class BrookWater: Sendable {
  static let shared = BrookWater()
  func level() -> Int { 3 }
}

final class BrookKeeper: Sendable {
  static let shared = BrookKeeper()

  private init() {}

  func level() -> Int { BrookWater.shared.level() }
}

final class BrookGauge: Sendable {
  static let upper = BrookGauge(scale: 2)
  static let lower = BrookGauge(scale: 5)

  private let scale: Int

  private init(scale: Int) { self.scale = scale }

  func level() -> Int { BrookWater.shared.level() * scale }
}

final class BrookObject: NSObject, Sendable {
  static let shared = BrookObject()

  override private init() {
    super.init()
  }

  func level() -> Int { BrookWater.shared.level() }
}

final class BrookPair: Sendable {
  static let shared = BrookPair()

  private init() {}

  func twin() -> BrookPair { BrookPair() }
  func level() -> Int { BrookWater.shared.level() }
}
