print(mills().map { $0.make() })
