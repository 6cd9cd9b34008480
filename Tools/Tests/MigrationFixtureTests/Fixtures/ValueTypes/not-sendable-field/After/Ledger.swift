import Foundation

protocol ExchangeRatesProtocol {
  func convert(_ amount: Int) -> Int
}

class ExchangeRates {
  static let shared = ExchangeRates()
  var euro = 2

  func convert(_ amount: Int) -> Int { amount * euro }
}

extension ExchangeRates: ExchangeRatesProtocol {}

protocol LedgerTaxProtocol: Sendable {
  func tax(_ amount: Int) -> Int
}

final class LedgerTax: Sendable {
  static let shared = LedgerTax()

  func tax(_ amount: Int) -> Int { amount / 5 }
}

extension LedgerTax: LedgerTaxProtocol {}

struct Ledger: Sendable {
  struct Dependencies {
    var exchangeRates: @Sendable () -> any ExchangeRatesProtocol
    var ledgerTax: any LedgerTaxProtocol

    static var defaultDependencies: Self {
      Self(exchangeRates: { ExchangeRates.shared }, ledgerTax: LedgerTax.shared)
    }
  }

  let amount: Int
  var dependencies: Dependencies = .defaultDependencies

  func total() -> Int { dependencies.exchangeRates().convert(amount) + dependencies.ledgerTax.tax(amount) }
}
