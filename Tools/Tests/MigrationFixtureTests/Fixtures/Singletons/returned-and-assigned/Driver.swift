print(Stationmaster().lever().pull(), Stationmaster().lever(for: true) == nil, Stationmaster().work())
