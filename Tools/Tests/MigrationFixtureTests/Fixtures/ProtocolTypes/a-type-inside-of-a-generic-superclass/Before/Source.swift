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
  func show() -> Int {
    AlpacaNames.shared.cached.put("a")
    return AlpacaNames.shared.cached.all.count
  }
}
