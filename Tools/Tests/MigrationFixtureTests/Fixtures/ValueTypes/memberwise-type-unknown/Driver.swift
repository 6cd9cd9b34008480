print(KiteString().price(), KiteString(metres: 10).price())
