import Foundation

final class Drawer<Item: Sendable>: Sendable {
  let items: [Item]
  init(items: [Item]) { self.items = items }
}

enum Drawers {
  static let maps = Drawer<String>(items: ["Asia"])
  static let years = Drawer(items: [1848, 1912])
}

final class Archivist {
  func count() -> Int { Drawers.maps.items.count + Drawers.years.items.count }
}
