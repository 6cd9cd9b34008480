print(Barometer().read(), [Barometer.self].map { $0.init().read() })
