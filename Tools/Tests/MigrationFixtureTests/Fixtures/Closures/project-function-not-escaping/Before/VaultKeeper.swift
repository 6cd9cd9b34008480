final class VaultLedger: Sendable {
  static let shared = VaultLedger()
  func note(_ line: String) -> Int { print("ledger: \(line)"); return line.count }
}

func withVaultOpen<R>(_ body: () throws -> R) rethrows -> R {
  print("open")
  defer { print("closed") }
  return try body()
}

func afterHours(_ body: @escaping () -> Int) -> () -> Int { body }

final class VaultKeeper {
  init() {}

  func count() -> Int {
    withVaultOpen {
      VaultLedger.shared.note("counted")
    }
  }

  func countLater() -> () -> Int {
    afterHours {
      VaultLedger.shared.note("counted at night")
    }
  }
}
