print(SkiLift(seats: 4).hasOpened(by: .distantFuture), SkiLift(seats: 4).hasOpened(by: .distantPast))
