import Foundation

class Vault: @unchecked Sendable {
  static let shared: Vault = SteelVault()
  func bars() -> Int { 3 }
}

final class SteelVault: Vault, @unchecked Sendable {
  func locks() -> Int { 5 }
}

final class Inspector {
  struct Dependencies {
    var vault: Vault

    static var defaultDependencies: Self {
      Self(vault: Vault.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func inspect() -> String {
    let locks = (dependencies.vault as? SteelVault)?.locks() ?? 0
    return "\(type(of: dependencies.vault)) \(dependencies.vault is SteelVault) \(locks + dependencies.vault.bars())"
  }
}
