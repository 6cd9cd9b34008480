import Foundation

final class Oven: Sendable {
  static let shared = Oven()

  func minutes(for loaves: Int) -> Int { 30 + loaves * 2 }
}

final class BakeryOrder {
  private let customer: String
  private let loaves: Int

  init(customer: String, loaves: Int) {
    self.customer = customer
    self.loaves = loaves
  }

  func summary() -> String {
    "\(customer): \(loaves) loaves, ready in \(Oven.shared.minutes(for: loaves)) minutes"
  }
}
