import Foundation

protocol NauticalTablesProtocol: Sendable {
  func correction(_ degrees: Int) -> Int
}

final class NauticalTables: Sendable {
  static let shared = NauticalTables()

  func correction(_ degrees: Int) -> Int { degrees / 10 }
}

extension NauticalTables: NauticalTablesProtocol {}

struct Sextant {
  struct Dependencies {
    var nauticalTables: any NauticalTablesProtocol

    static var defaultDependencies: Self {
      Self(nauticalTables: NauticalTables.shared)
    }
  }

  var degrees: Int
  var dependencies: Dependencies = .defaultDependencies
  lazy var corrected: Int = degrees - dependencies.nauticalTables.correction(degrees)
}
