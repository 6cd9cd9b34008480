let log = VoyageLog(
  dependencies: .init(now: { Date(timeIntervalSince1970: 9) }, makeUUID: { UUID() }))
expect(log.started == Date(timeIntervalSince1970: 9), "the initial value is ours")
