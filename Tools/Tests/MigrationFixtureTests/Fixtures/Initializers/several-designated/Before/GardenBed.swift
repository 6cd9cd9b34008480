import Foundation

final class SeedCatalogue: Sendable {
  static let shared = SeedCatalogue()

  func spacing(of plant: String) -> Int { plant.count * 5 }
}

final class GardenBed {
  let plant: String
  let length: Int

  init(plant: String) {
    self.plant = plant
    self.length = 200
  }

  init(plant: String, length: Int) {
    self.plant = plant
    self.length = length
  }

  var capacity: Int { length / SeedCatalogue.shared.spacing(of: plant) }
}
