struct KiteWind6113 {
  static let speed = 4
}

final class KiteReel6113: Sendable {
  static let shared = KiteReel6113()
  func line(_ meters: Int) -> Int { meters * 2 }
}

/// The value reads a static of the type without its name, which an initializer may not.
final class Kite6113 {
  static let length = 30
  private let line = KiteReel6113.shared.line(length)
  private let height: Int = KiteReel6113.shared.line(KiteWind6113.speed)

  func fly() -> Int { line + height }
}
