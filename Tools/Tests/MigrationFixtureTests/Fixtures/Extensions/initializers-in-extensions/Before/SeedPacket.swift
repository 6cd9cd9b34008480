final class SeedCatalogue: Sendable {
  static let shared = SeedCatalogue()
  func days(_ plant: String) -> Int { plant.count * 7 }
}

final class SeedPacket {
  let plant: String

  init(plant: String) {
    self.plant = plant
  }

  func days() -> Int { SeedCatalogue.shared.days(plant) }
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

  func days() -> Int { SeedCatalogue.shared.days("pot") * pots }
}

extension PotTray {
  init?(text: String) {
    guard let pots = Int(text) else { return nil }
    self.init(pots: pots)
  }
}
