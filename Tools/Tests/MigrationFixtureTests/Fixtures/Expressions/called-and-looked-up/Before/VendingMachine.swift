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
  init() {}

  func vend(_ coin: Int) -> String {
    guard CoinChecker.shared(coin) else { return "refused" }
    return "slot \(SlotSettings.shared.snack) \(TypeStore.shared[Int.self])"
  }
}
