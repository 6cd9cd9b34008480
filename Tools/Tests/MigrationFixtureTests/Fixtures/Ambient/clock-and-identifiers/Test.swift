let id = UUID()
let log = VisitorLog(
  dependencies: .init(makeUUID: { id }, now: { Date(timeIntervalSince1970: 60) }))
expect(log.arrive() == Visit(id: id, arrived: Date(timeIntervalSince1970: 60)), "both are ours")
