let fermenter = Fermenter(dependencies: .init(now: { Date(timeIntervalSince1970: 3) }))
expect(fermenter.started == Date(timeIntervalSince1970: 3), "the clock of the mock")
