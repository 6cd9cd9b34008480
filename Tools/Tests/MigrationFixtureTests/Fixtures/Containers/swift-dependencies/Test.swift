import Foundation

let log = RiverLog1308(
  dependencies: .init(
    gauge: RiverGauge1308 { 1 }, level: { 2 }, now: { Date(timeIntervalSince1970: 3) }))
expect(log.line() == "1 and 2 at 3.0", "the log reads what it was given")
