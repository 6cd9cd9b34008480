let noon = Date(timeIntervalSince1970: 1_000_000)
let fixed = QuokkaTimer(
  last: noon.addingTimeInterval(60),
  dependencies: .init(now: { noon }, calendar: { Calendar(identifier: .gregorian) }))
expect(fixed.age == 60, "the seconds from the injected time")
expect(fixed.age(of: noon.addingTimeInterval(-5)) == 5, "the seconds to the injected time")
expect(fixed.oldest([noon.addingTimeInterval(7)]) == 7, "the same in a closure")
expect(
  fixed.isFresh(noon, in: Calendar(identifier: .gregorian)), "today is the injected day")
