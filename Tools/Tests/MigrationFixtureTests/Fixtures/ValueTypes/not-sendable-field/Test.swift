let ledger = Ledger(
  amount: 10, dependencies: .init(exchangeRates: { ExchangeRates() }, ledgerTax: LedgerTax.shared))
expect(ledger.total() == 22, "the closure is asked")
