let pond = HeronPond()
let heronWatch = HeronWatch(dependencies: .init(heronPond: pond))
expect(heronWatch.look(pond).hasPrefix("ours"), "the pond of the test")
