import Foundation

final class StoneYard: Sendable {
  static let shared = StoneYard()

  func blocks() -> Int { 6 }
}

final class QuarryRail: Sendable {
  static let shared = QuarryRail()

  func metres() -> Int { 300 }
}

final class QuarryCart {
  private let yard: StoneYard

  init(yard: StoneYard = StoneYard.shared) {
    self.yard = yard
  }

  func trip() -> String { "\(yard.blocks()) blocks over \(QuarryRail.shared.metres()) m" }
}
