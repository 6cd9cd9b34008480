import Foundation

class Vault: @unchecked Sendable {
  static let shared: Vault = SteelVault()
  func bars() -> Int { 3 }
}

final class SteelVault: Vault, @unchecked Sendable {
  func locks() -> Int { 5 }
}

final class Inspector {
  func inspect() -> String {
    let locks = (Vault.shared as? SteelVault)?.locks() ?? 0
    return "\(type(of: Vault.shared)) \(Vault.shared is SteelVault) \(locks + Vault.shared.bars())"
  }
}
