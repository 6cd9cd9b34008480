import Foundation

final class HandBell: Sendable {
  static let shared = HandBell()
  func ring() -> String { "ring" }
}

final class TownCrier {
  init() {}

  func cry() -> String {
    // depstructs:ignore hidden-singleton - the one bell of the town
    let bell = HandBell.shared.ring()
    return bell + (Date() > .distantPast ? "!" : "?")
  }
}
