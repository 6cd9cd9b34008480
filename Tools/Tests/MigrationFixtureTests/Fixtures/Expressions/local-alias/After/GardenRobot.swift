protocol SeedBankProtocol: Sendable {
  func seeds(_ plant: String) -> Int
  func water() -> String
}

final class SeedBank: Sendable {
  static let shared = SeedBank()
  func seeds(_ plant: String) -> Int { plant.count }
  func water() -> String { "watered" }
}

extension SeedBank: SeedBankProtocol {}

final class GardenRobot {
  struct Dependencies {
    var seedBank: any SeedBankProtocol

    static var defaultDependencies: Self {
      Self(seedBank: SeedBank.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func work(_ plants: [String]) -> String {
    let bank = dependencies.seedBank
    var total = 0
    for plant in plants where bank.seeds(plant) > 3 {
      total += bank.seeds(plant)
    }
    return "\(bank.water()) \(total)"
  }
}
