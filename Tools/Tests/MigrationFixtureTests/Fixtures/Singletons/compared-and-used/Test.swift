let pond = HeronMarsh()
let heronWatch = HeronWatch(dependencies: .init(heronMarsh: pond))
expect(heronWatch.look(pond).hasPrefix("ours"), "the pond of the test")
