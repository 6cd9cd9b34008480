final class CargoScale: Sendable {
  static let shared = CargoScale()
  func weight(_ count: Int) -> Int { count * 2 }
}

struct CargoBay<Item> {
  static func weight(of items: [Item]) -> Int { CargoScale.shared.weight(items.count) }

  static func pair(_ item: Item) -> Int {
    weight(of: [item, item]) + CargoScale.shared.weight(1) + CargoBay<Int>.weight(of: [1])
  }
}

enum CargoList {
  static func weight<Items: Collection>(of items: Items) -> Int where Items.Element: Hashable {
    CargoScale.shared.weight(Set(items).count)
  }

  static func count(_ items: some Sequence<Int>) -> Int {
    CargoScale.shared.weight(items.reduce(0) { sum, _ in sum + 1 })
  }
}
