let noon = Date(timeIntervalSince1970: 1_000)
let fixed = TernProvider(dependencies: .init(now: { noon }))
fixed.cache.refreshFetchDate(dependencies: .init(now: { noon.addingTimeInterval(-60) }))
expect(fixed.age(), "the function asks the clock of its caller")
fixed.later { $0() }
expect(fixed.cache.fetched == noon, "also in a closure")
expect(!fixed.age(), "the clock stands still")
fixed.update()
expect(fixed.cache.fetched != noon, "a name of one word is not told from one of an SDK")
