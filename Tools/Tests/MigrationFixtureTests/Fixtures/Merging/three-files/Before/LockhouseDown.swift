import Foundation

final class LowerPond: Sendable {
  static let shared = LowerPond()
  func level() -> Int { 4 }
}

extension Lockhouse: CustomStringConvertible {
  func down() -> Int { gates * LowerPond.shared.level() }

  var description: String { "\(up() - down()) since \(Date() > .distantPast)" }
}
