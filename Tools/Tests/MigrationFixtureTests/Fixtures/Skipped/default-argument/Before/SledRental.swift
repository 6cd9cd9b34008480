import Foundation

final class SnowDepth: Sendable {
  static let shared = SnowDepth()
  func centimetres() -> Int { 45 }
}

final class SledRental {
  func canRent(snow: SnowDepth = .shared) -> Bool { snow.centimetres() > 30 }
}
