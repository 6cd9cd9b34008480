final class CoinChecker: Sendable {
  static let shared = CoinChecker()
  func callAsFunction(_ coin: Int) -> Bool { coin > 1 }
}

@dynamicMemberLookup
final class SlotSettings: Sendable {
  static let shared = SlotSettings()
  subscript(dynamicMember name: String) -> Int { name.count }
}

final class TypeStore: Sendable {
  static let shared = TypeStore()
  subscript<Item>(type: Item.Type) -> String { "\(type)" }
}

final class VendingMachine {
  struct Dependencies {
    var coinChecker: CoinChecker
    var slotSettings: SlotSettings
    var typeStore: TypeStore

    static var defaultDependencies: Self {
      Self(
        coinChecker: CoinChecker.shared,
        slotSettings: SlotSettings.shared,
        typeStore: TypeStore.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func vend(_ coin: Int) -> String {
    guard dependencies.coinChecker(coin) else { return "refused" }
    return "slot \(dependencies.slotSettings.snack) \(dependencies.typeStore[Int.self])"
  }
}
