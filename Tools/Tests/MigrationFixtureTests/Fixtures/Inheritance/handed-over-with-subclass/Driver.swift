print(lanterns([1, 2]).map { $0.hours() })
