print([SkiRun(number: 3), SkiRun(number: 1)].sorted().map { $0.snow() })
