protocol RainBarrelProtocol: Sendable {
  var litres: Int { get }
  func draw(_ amount: Int) -> Int
}

final class RainBarrel: @unchecked Sendable {
  static let shared = RainBarrel()
  private(set) var litres = 10
  func draw(_ amount: Int) -> Int { litres -= amount; return amount }
}

extension RainBarrel: RainBarrelProtocol {}

struct PlantBed {
  struct Dependencies {
    var rainBarrel: any RainBarrelProtocol

    static var defaultDependencies: Self {
      Self(rainBarrel: RainBarrel.shared)
    }
  }

  private(set) var water = 0
  var plants: [String] = []
  var dependencies: Dependencies = .defaultDependencies

  mutating func pour(_ amount: Int) {
    water += dependencies.rainBarrel.draw(amount)
    plants = plants.map { [dependencies] in "\($0) \(dependencies.rainBarrel.litres)" }
  }
}
