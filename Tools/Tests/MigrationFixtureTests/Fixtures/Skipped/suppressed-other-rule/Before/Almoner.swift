import Foundation

final class AlmsChest: Sendable {
  static let shared = AlmsChest()
  func coins() -> Int { 7 }
}

final class PoorBox: Sendable {
  static let shared = PoorBox()
  func pence() -> Int { 2 }
}

final class Almoner {
  func count() -> Int {
    // depstructs:ignore hidden-locator - the comment names another rule than the audit's
    AlmsChest.shared.coins()
  }

  func tally() -> Int {
    // depstructs:ignore
    PoorBox.shared.pence()
  }
}
