print(Banjo.pair().map { $0.note() }, Instrument(strings: 4).note())
