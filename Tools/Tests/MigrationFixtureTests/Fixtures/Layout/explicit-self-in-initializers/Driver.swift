print(FerryLogbook(named: "Kraken", speed: 9).entry())
