let lift = SkiLift(seats: 4, dependencies: .init(now: { Date(timeIntervalSince1970: 7) }))
expect(lift.opened == Date(timeIntervalSince1970: 7), "the clock is asked")
