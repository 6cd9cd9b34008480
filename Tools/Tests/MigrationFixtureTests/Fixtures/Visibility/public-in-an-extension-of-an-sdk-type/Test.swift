let past = Date.PademelonStamps.Clock(zone: "CET", dependencies: .init(now: { .distantPast }))
expect(past.stamp() == "CET false", "the injected time")
