import Foundation

protocol SeedCatalogueProtocol: Sendable {
  func spacing(of plant: String) -> Int
}

final class SeedCatalogue: Sendable {
  static let shared = SeedCatalogue()

  func spacing(of plant: String) -> Int { plant.count * 5 }
}

extension SeedCatalogue: SeedCatalogueProtocol {}

final class GardenBed {
  struct Dependencies {
    var seedCatalogue: any SeedCatalogueProtocol

    static var defaultDependencies: Self {
      Self(seedCatalogue: SeedCatalogue.shared)
    }
  }

  private let dependencies: Dependencies

  let plant: String
  let length: Int

  init(plant: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.plant = plant
    self.length = 200
  }

  init(plant: String, length: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.plant = plant
    self.length = length
  }

  var capacity: Int { length / dependencies.seedCatalogue.spacing(of: plant) }
}
