final class SparrowFeed: Sendable {
  static let shared = SparrowFeed()
  func grains() -> Int { 5 }
}

final class SparrowNest {
  init() {}

  func feed() -> Int {
    class Chick {
      func eat() -> Int { SparrowFeed.shared.grains() }
    }
    return Chick().eat() + SparrowFeed.shared.grains()
  }
}
