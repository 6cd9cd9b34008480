print(Compass().turn(), Compass(degrees: 90)?.turn() ?? 0, Compass(degrees: -1) == nil)
