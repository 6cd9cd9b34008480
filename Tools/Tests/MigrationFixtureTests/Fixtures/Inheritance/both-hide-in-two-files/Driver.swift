print(Observatory(sector: 2).count(), RadioObservatory().listen())
