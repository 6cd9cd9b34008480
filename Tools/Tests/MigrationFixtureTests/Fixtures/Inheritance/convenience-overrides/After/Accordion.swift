import Foundation

protocol ReedBoxProtocol: Sendable {
  func reeds(_ keys: Int) -> Int
}

final class ReedBox: Sendable {
  static let shared = ReedBox()

  func reeds(_ keys: Int) -> Int { keys * 2 }
}

extension ReedBox: ReedBoxProtocol {}

class Accordion {
  struct Dependencies {
    var reedBox: any ReedBoxProtocol

    static var defaultDependencies: Self {
      Self(reedBox: ReedBox.shared)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  let keys: Int

  init(keys: Int) { self.keys = keys }

  func reeds() -> Int { dependencies.reedBox.reeds(keys) }
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
