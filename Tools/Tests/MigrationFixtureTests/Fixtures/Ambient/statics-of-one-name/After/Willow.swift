import StoreKit

final class WillowTill {
  struct Dependencies {
    var updates: @Sendable () -> Transaction.Transactions
    var unfinished: @Sendable () -> Transaction.Transactions
    var transactionAll: @Sendable () -> Transaction.Transactions

    static var defaultDependencies: Self {
      Self(
        updates: { Transaction.updates },
        unfinished: { Transaction.unfinished },
        transactionAll: { Transaction.all })
    }
  }

  private let dependencies: Dependencies

  private var updates = 0

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func watch() async {
    for await _ in dependencies.updates() { updates += 1 }
  }

  func finish() async {
    for await _ in dependencies.unfinished() { updates += 1 }
    for await _ in dependencies.transactionAll() { updates -= 1 }
  }
}

final class WillowShelf {
  struct Dependencies {
    var transactions: @Sendable () -> Transaction.Transactions

    static var defaultDependencies: Self {
      Self(transactions: { Transaction.updates })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func count() async -> Int {
    var count = 0
    for await _ in dependencies.transactions() { count += 1 }
    return count
  }
}
