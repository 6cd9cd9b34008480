class AlpacaCache<Item: Sendable>: @unchecked Sendable {
  final class Items: @unchecked Sendable {
    var all: [Item] = []
    func put(_ item: Item) { all.append(item) }
  }

  let items = Items()
  var cached: Items { items }
}

final class AlpacaNames: AlpacaCache<String>, @unchecked Sendable {
  static let shared = AlpacaNames()
}

final class AlpacaScreen {
  struct Dependencies {
    var alpacaNames: AlpacaNames

    static var defaultDependencies: Self {
      Self(alpacaNames: AlpacaNames.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func show() -> Int {
    dependencies.alpacaNames.cached.put("a")
    return dependencies.alpacaNames.cached.all.count
  }
}
