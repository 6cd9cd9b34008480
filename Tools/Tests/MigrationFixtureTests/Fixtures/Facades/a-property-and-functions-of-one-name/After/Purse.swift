import Foundation

enum Wallet6190 {
  static var coins: Int { Date().timeIntervalSince1970 > 0 ? 3 : 0 }

  static func coins(of kind: String) -> String? {
    Date().timeIntervalSince1970 > 0 ? kind : nil
  }
}

final class Purse6190 {
  struct Dependencies {
    var coins: @Sendable (String) -> String?
    var wallet6190Coins: @Sendable () -> Int

    static var defaultDependencies: Self {
      Self(coins: { Wallet6190.coins(of: $0) }, wallet6190Coins: { Wallet6190.coins })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func show() -> String { dependencies.coins("gold") ?? "none" }

  func count() -> Int { dependencies.wallet6190Coins().advanced(by: 1) }
}

final class Till6190 {
  func all() -> [String] { ["gold"].compactMap(Wallet6190.coins) }
}

final class Vault6190 {
  struct Dependencies {
    var coins: @Sendable (String) -> String?

    static var defaultDependencies: Self {
      Self(coins: { Wallet6190.coins(of: $0) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func all() -> [String] { ["gold"].compactMap(dependencies.coins) }
}
