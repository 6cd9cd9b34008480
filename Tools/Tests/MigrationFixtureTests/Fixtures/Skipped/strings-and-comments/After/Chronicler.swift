import Foundation

protocol InkPotProtocol: Sendable {
  func dip() -> String
}

final class InkPot: Sendable {
  static let shared = InkPot()
  func dip() -> String { "ink" }
}

extension InkPot: InkPotProtocol {}

final class Chronicler {
  struct Dependencies {
    var inkPot: any InkPotProtocol

    static var defaultDependencies: Self {
      Self(inkPot: InkPot.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  // InkPot.shared.dip() is slow, see below.
  /* And /* nested: InkPot.shared */ too. */
  func write() -> String {
    let help = "call InkPot.shared.dip() first"
    let raw = #"InkPot.shared \(InkPot.shared)"#
    return """
      \(dependencies.inkPot.dip()) / \(help)
      InkPot.shared \(raw)
      """  // InkPot.shared
  }
}
