protocol VaultLedgerProtocol: Sendable {
  func note(_ line: String) -> Int
}

final class VaultLedger: Sendable {
  static let shared = VaultLedger()
  func note(_ line: String) -> Int { print("ledger: \(line)"); return line.count }
}

extension VaultLedger: VaultLedgerProtocol {}

func withVaultOpen<R>(_ body: () throws -> R) rethrows -> R {
  print("open")
  defer { print("closed") }
  return try body()
}

func afterHours(_ body: @escaping () -> Int) -> () -> Int { body }

final class VaultKeeper {
  struct Dependencies {
    var vaultLedger: any VaultLedgerProtocol

    static var defaultDependencies: Self {
      Self(vaultLedger: VaultLedger.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func count() -> Int {
    withVaultOpen {
      dependencies.vaultLedger.note("counted")
    }
  }

  func countLater() -> () -> Int {
    afterHours { [dependencies] in
      dependencies.vaultLedger.note("counted at night")
    }
  }
}
