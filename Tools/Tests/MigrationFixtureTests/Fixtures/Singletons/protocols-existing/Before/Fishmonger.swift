import Foundation

protocol Chilling: Sendable {
  func kilos() -> Int
}

final class IceMachine: Chilling, Sendable {
  static let shared = IceMachine()
  func kilos() -> Int { 12 }
}

final class FishMarket: Sendable {
  static let shared = FishMarket()
  func catchOfTheDay() -> String { "cod" }
}

final class Fishmonger {
  func display() -> String {
    "\(FishMarket.shared.catchOfTheDay()) on \(IceMachine.shared.kilos()) kg"
  }
}
