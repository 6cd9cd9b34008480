print(Lockhouse(gates: 2))
