import Foundation

/**
 Gives names.

 There is one.
 */

final class QuollNames: Sendable {
  static let shared = QuollNames()
  private init() {}
  func name() -> String { "quoll" }
}

final class QuollScreen {
  func title() -> String { QuollNames.shared.name() }
}
