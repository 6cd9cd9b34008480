import Foundation

protocol LowerPondProtocol: Sendable {
  func level() -> Int
}

final class LowerPond: Sendable {
  static let shared = LowerPond()
  func level() -> Int { 4 }
}

extension LowerPond: LowerPondProtocol {}

extension Lockhouse: CustomStringConvertible {
  func down() -> Int { gates * dependencies.lowerPond.level() }

  var description: String { "\(up() - down()) since \(dependencies.now() > .distantPast)" }
}
