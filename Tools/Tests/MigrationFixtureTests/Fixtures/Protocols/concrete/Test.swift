let mill = SawMill(dependencies: .init(logYard: LogYard()))
expect(mill.cut() == 9, "the type itself is passed")
