import Foundation

final class InkPot: Sendable {
  static let shared = InkPot()
  func dip() -> String { "ink" }
}

final class Chronicler {
  // InkPot.shared.dip() is slow, see below.
  /* And /* nested: InkPot.shared */ too. */
  func write() -> String {
    let help = "call InkPot.shared.dip() first"
    let raw = #"InkPot.shared \(InkPot.shared)"#
    return """
      \(InkPot.shared.dip()) / \(help)
      InkPot.shared \(raw)
      """  // InkPot.shared
  }
}
