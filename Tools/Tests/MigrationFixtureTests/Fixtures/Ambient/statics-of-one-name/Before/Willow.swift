import StoreKit

final class WillowTill {
  private var latest = 0

  func check(_ id: Product.ID) async {
    if await Transaction.latest(for: id) != nil { latest += 1 }
  }

  func finish(_ id: Product.ID) async {
    if await Transaction.currentEntitlement(for: id) == nil { latest -= 1 }
  }
}

final class WillowShelf {
  func holds(_ id: Product.ID) async -> Bool {
    await Transaction.latest(for: id) != nil
  }
}
