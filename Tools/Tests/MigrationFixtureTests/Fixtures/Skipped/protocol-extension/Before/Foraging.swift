import Foundation

final class BerryMap: Sendable {
  static let shared = BerryMap()
  func patches() -> Int { 6 }
}

protocol Foraging {}

extension Foraging {
  func baskets() -> Int { BerryMap.shared.patches() * 2 }
}

struct Bear: Foraging {}
