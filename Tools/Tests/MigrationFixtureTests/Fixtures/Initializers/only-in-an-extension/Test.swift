import Foundation

let entry = HeathEntry(
  name: "a",
  dependencies: .init(
    now: { Date(timeIntervalSince1970: 5) }, heathSettings: { HeathSettings.shared }))
expect(entry.date.timeIntervalSince1970 == 5, "the initializer reads the clock that it is given")
