final class WineRack: Sendable {
  static let shared = WineRack()
  func bottles() -> Int { 6 }
}

func countBottles(in rack: WineRack) -> Int { rack.bottles() }

final class CellarDoor {
  init() {}

  func stock() -> Int {
    let rack: WineRack = .shared
    return rack.bottles() + countBottles(in: .shared)
  }
}
