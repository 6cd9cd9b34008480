expect(
  TideTable6131(dependencies: .init(now: { Date(timeIntervalSince1970: -100) })).all()
    == [true, true, false, true, true], "all ask the field")
