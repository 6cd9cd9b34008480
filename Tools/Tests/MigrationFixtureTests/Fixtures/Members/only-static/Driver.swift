print(TaxTables.tax(1000), ExchangeDesk.fee(1000))
