let log = VoyageLog(
  dependencies: .init(makeUUID: { UUID() }, now: { Date(timeIntervalSince1970: 9) }))
expect(log.started == Date(timeIntervalSince1970: 9), "the initial value is ours")
