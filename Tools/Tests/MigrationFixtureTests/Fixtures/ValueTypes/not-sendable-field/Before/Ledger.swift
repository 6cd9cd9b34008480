import Foundation

class ExchangeRates {
  static let shared = ExchangeRates()
  var euro = 2

  func convert(_ amount: Int) -> Int { amount * euro }
}

final class LedgerTax: Sendable {
  static let shared = LedgerTax()

  func tax(_ amount: Int) -> Int { amount / 5 }
}

struct Ledger: Sendable {
  let amount: Int

  func total() -> Int { ExchangeRates.shared.convert(amount) + LedgerTax.shared.tax(amount) }
}
