import Foundation

fileprivate typealias LoomKnot = String

enum LoomYarn {
  static func save(_ color: String) { UserDefaults.standard.set(color, forKey: "loom.color") }
  fileprivate static func save(_ length: Int) {
    UserDefaults.standard.set(length, forKey: "loom.length")
  }

  fileprivate(set) static var weight: Int {
    get { UserDefaults.standard.integer(forKey: "loom.weight") }
    set { UserDefaults.standard.set(newValue, forKey: "loom.weight") }
  }

  fileprivate static func tie(_ knot: LoomKnot) {
    UserDefaults.standard.set(knot, forKey: "loom.knot")
  }
}

extension LoomWeaver {
  func weave() {
    let length: Int = 3
    LoomYarn.save(length)
  }
}

extension LoomOwner {
  func weigh() { LoomYarn.weight = 3 }
}

extension LoomSeller {
  func price() -> Int { LoomYarn.weight * 2 }
}

final class LoomTier {
  func tie() { LoomYarn.tie("a") }
}
