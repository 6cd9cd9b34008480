print(Ledger(amount: 10).total())
