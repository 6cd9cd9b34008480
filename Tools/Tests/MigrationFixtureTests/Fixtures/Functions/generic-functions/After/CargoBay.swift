protocol CargoScaleProtocol: Sendable {
  func weight(_ count: Int) -> Int
}

final class CargoScale: Sendable {
  static let shared = CargoScale()
  func weight(_ count: Int) -> Int { count * 2 }
}

extension CargoScale: CargoScaleProtocol {}

struct CargoBay<Item> {
  struct Dependencies {
    var cargoScale: any CargoScaleProtocol

    static var defaultDependencies: Self {
      Self(cargoScale: CargoScale.shared)
    }
  }

  static func weight(of items: [Item], dependencies: Dependencies = .defaultDependencies) -> Int {
    dependencies.cargoScale.weight(items.count)
  }

  static func pair(_ item: Item, dependencies: Dependencies = .defaultDependencies) -> Int {
    weight(of: [item, item], dependencies: dependencies) + dependencies.cargoScale.weight(1) + CargoBay<Int>.weight(of: [1])
  }
}

enum CargoList {
  struct Dependencies {
    var cargoScale: any CargoScaleProtocol

    static var defaultDependencies: Self {
      Self(cargoScale: CargoScale.shared)
    }
  }

  static func weight<Items: Collection>(
    of items: Items,
    dependencies: Dependencies = .defaultDependencies
  ) -> Int where Items.Element: Hashable {
    dependencies.cargoScale.weight(Set(items).count)
  }

  static func count(_ items: some Sequence<Int>, dependencies: Dependencies = .defaultDependencies) -> Int {
    dependencies.cargoScale.weight(items.reduce(0) { sum, _ in sum + 1 })
  }
}
