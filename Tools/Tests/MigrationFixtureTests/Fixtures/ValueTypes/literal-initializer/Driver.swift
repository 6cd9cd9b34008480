let symbols: [PeriodicSymbol] = ["H", "O"]
print(symbols)
