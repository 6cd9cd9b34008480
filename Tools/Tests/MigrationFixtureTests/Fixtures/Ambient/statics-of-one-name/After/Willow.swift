import StoreKit

final class WillowTill {
  struct Dependencies {
    var latest: @Sendable (Product.ID) async -> VerificationResult<Transaction>?
    var currentEntitlement: @Sendable (Product.ID) async -> VerificationResult<Transaction>?

    static var defaultDependencies: Self {
      Self(
        latest: { await Transaction.latest(for: $0) },
        currentEntitlement: { await Transaction.currentEntitlement(for: $0) })
    }
  }

  private let dependencies: Dependencies

  private var latest = 0

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func check(_ id: Product.ID) async {
    if await dependencies.latest(id) != nil { latest += 1 }
  }

  func finish(_ id: Product.ID) async {
    if await dependencies.currentEntitlement(id) == nil { latest -= 1 }
  }
}

final class WillowShelf {
  struct Dependencies {
    var entitlement: @Sendable (Product.ID) async -> VerificationResult<Transaction>?

    static var defaultDependencies: Self {
      Self(entitlement: { await Transaction.latest(for: $0) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func holds(_ id: Product.ID) async -> Bool {
    await dependencies.entitlement(id) != nil
  }
}
