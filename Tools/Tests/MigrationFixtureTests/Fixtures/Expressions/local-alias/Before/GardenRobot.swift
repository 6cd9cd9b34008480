final class SeedBank: Sendable {
  static let shared = SeedBank()
  func seeds(_ plant: String) -> Int { plant.count }
  func water() -> String { "watered" }
}

final class GardenRobot {
  init() {}

  func work(_ plants: [String]) -> String {
    let bank = SeedBank.shared
    var total = 0
    for plant in plants where bank.seeds(plant) > 3 {
      total += bank.seeds(plant)
    }
    return "\(bank.water()) \(total)"
  }
}
