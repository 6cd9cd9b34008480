final class SowingGuide: Sendable {
  static let shared = SowingGuide()
  func days(_ plant: String) -> Int { plant.count * 7 }
}

final class SeedPacket {
  let plant: String

  init(plant: String) {
    self.plant = plant
  }

  func days() -> Int { SowingGuide.shared.days(plant) }
}

extension SeedPacket {
  convenience init(first plants: [String]) {
    self.init(plant: plants.first ?? "weed")
  }
}

struct PotTray {
  var pots: Int

  init(pots: Int) {
    self.pots = pots
  }

  func days() -> Int { SowingGuide.shared.days("pot") * pots }
}

extension PotTray {
  init?(text: String) {
    guard let pots = Int(text) else { return nil }
    self.init(pots: pots)
  }
}
