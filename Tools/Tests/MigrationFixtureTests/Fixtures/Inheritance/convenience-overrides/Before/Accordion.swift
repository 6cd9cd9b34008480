import Foundation

final class ReedBox: Sendable {
  static let shared = ReedBox()

  func reeds(_ keys: Int) -> Int { keys * 2 }
}

class Accordion {
  let keys: Int

  init(keys: Int) { self.keys = keys }

  func reeds() -> Int { ReedBox.shared.reeds(keys) }
}

final class ToyAccordion: Accordion {
  let toy: String

  init(toy: String, keys: Int) {
    self.toy = toy
    super.init(keys: keys)
  }

  override convenience init(keys: Int) {
    self.init(toy: "bear", keys: keys)
  }
}
