final class UpperPond: Sendable {
  static let shared = UpperPond()
  func level() -> Int { 9 }
}

extension Lockhouse {
  func up() -> Int { gates * UpperPond.shared.level() }
}
