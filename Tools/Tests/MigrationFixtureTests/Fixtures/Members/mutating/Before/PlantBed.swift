final class RainBarrel: @unchecked Sendable {
  static let shared = RainBarrel()
  private(set) var litres = 10
  func draw(_ amount: Int) -> Int { litres -= amount; return amount }
}

struct PlantBed {
  private(set) var water = 0
  var plants: [String] = []

  mutating func pour(_ amount: Int) {
    water += RainBarrel.shared.draw(amount)
    plants = plants.map { "\($0) \(RainBarrel.shared.litres)" }
  }
}
