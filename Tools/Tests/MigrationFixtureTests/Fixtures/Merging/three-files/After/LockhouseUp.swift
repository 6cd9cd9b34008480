protocol UpperPondProtocol: Sendable {
  func level() -> Int
}

final class UpperPond: Sendable {
  static let shared = UpperPond()
  func level() -> Int { 9 }
}

extension UpperPond: UpperPondProtocol {}

extension Lockhouse {
  func up() -> Int { gates * dependencies.upperPond.level() }
}
