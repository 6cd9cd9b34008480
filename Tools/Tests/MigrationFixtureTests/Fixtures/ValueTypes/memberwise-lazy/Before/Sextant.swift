import Foundation

final class NauticalTables: Sendable {
  static let shared = NauticalTables()

  func correction(_ degrees: Int) -> Int { degrees / 10 }
}

struct Sextant {
  var degrees: Int
  lazy var corrected: Int = degrees - NauticalTables.shared.correction(degrees)
}
