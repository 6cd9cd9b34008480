print(Array(Countdown(count: 5)), Countdown(count: 3).map { $0 * 2 })
