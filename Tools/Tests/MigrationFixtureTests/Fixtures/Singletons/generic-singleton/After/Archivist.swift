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
  struct Dependencies {
    var maps: Drawer<String>

    static var defaultDependencies: Self {
      Self(maps: Drawers.maps)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func count() -> Int { dependencies.maps.items.count + Drawers.years.items.count }
}
