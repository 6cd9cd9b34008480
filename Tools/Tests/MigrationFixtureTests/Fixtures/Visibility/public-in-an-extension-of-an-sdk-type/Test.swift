let past = Date.PademelonStamps.Clock(zone: "CET")
past.dependencies.now = { Date.distantPast }
expect(past.stamp() == "CET false", "the injected time")
