import Foundation

final class HerbGarden: Sendable {
  static let shared = HerbGarden()
  func leaves(_ herb: String) -> Int { herb.count }
}

final class HerbTea {
  let herb: String

  /// A tea.
  ///
  /// - Parameter herb: What it is made of.
  @available(*, deprecated, message: "drink water")
  @inline(never)
  init?(herb: String) {
    guard !herb.isEmpty else {
      return nil
    }

    self.herb = herb
  }

  /// Another.
  init(mint leaves: Int) { herb = String(repeating: "m", count: leaves) }

  func brew() -> Int { HerbGarden.shared.leaves(herb) }
}
