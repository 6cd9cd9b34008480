final class WineRack: Sendable {
  static let shared = WineRack()
  func bottles() -> Int { 6 }
}

func countBottles(in rack: WineRack) -> Int { rack.bottles() }

final class CellarDoor {
  struct Dependencies {
    var wineRack: WineRack

    static var defaultDependencies: Self {
      Self(wineRack: WineRack.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func stock() -> Int {
    let rack: WineRack = dependencies.wineRack
    return rack.bottles() + countBottles(in: dependencies.wineRack)
  }
}
