import DepStructs
import Foundation

final class TinMine: Sendable {
  static let shared = TinMine()
  func ore() -> Int { 60 }
}

final class Tinsmith {
  func cups() -> Int { TinMine.shared.ore() / 6 }
}
