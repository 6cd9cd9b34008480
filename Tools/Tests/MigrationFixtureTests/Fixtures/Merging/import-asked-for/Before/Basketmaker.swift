import Foundation

final class WillowField: Sendable {
  static let shared = WillowField()
  func rods() -> Int { 120 }
}

final class Basketmaker {
  func baskets() -> Int { WillowField.shared.rods() / 40 }
}
