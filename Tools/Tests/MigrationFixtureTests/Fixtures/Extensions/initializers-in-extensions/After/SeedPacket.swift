protocol SowingGuideProtocol: Sendable {
  func days(_ plant: String) -> Int
}

final class SowingGuide: Sendable {
  static let shared = SowingGuide()
  func days(_ plant: String) -> Int { plant.count * 7 }
}

extension SowingGuide: SowingGuideProtocol {}

final class SeedPacket {
  struct Dependencies {
    var sowingGuide: any SowingGuideProtocol

    static var defaultDependencies: Self {
      Self(sowingGuide: SowingGuide.shared)
    }
  }

  private let dependencies: Dependencies

  let plant: String

  init(plant: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.plant = plant
  }

  func days() -> Int { dependencies.sowingGuide.days(plant) }
}

extension SeedPacket {
  convenience init(first plants: [String], dependencies: Dependencies = .defaultDependencies) {
    self.init(plant: plants.first ?? "weed", dependencies: dependencies)
  }
}

struct PotTray {
  struct Dependencies {
    var sowingGuide: any SowingGuideProtocol

    static var defaultDependencies: Self {
      Self(sowingGuide: SowingGuide.shared)
    }
  }

  private let dependencies: Dependencies

  var pots: Int

  init(pots: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.pots = pots
  }

  func days() -> Int { dependencies.sowingGuide.days("pot") * pots }
}

extension PotTray {
  init?(text: String, dependencies: Dependencies = .defaultDependencies) {
    guard let pots = Int(text) else { return nil }
    self.init(pots: pots, dependencies: dependencies)
  }
}
