final class StoneScale: Sendable {
  static let shared = StoneScale()
  func weigh(_ stone: String) -> Int { stone.count * 100 }
}

final class QuarryOffice {
  init() {}

  func weigh(_ stone: String) -> Int { StoneScale.shared.weigh(stone) }
}

final class ToyQuarry {
  struct StoneScale {
    static let shared = StoneScale()
    func weigh(_ stone: String) -> Int { stone.count }
  }

  func weigh(_ stone: String) -> Int { StoneScale.shared.weigh(stone) }
}
