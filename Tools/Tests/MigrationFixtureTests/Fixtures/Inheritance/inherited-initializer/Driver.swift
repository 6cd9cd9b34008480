print(Kite(area: 2).pull(), StuntKite(area: 2).pull())
