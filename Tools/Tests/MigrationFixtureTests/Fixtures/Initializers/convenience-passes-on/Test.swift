final class Late: DepotClockProtocol {
  var firstDeparture: Int { 9 }
}
let line = TramLine(number: 8, from: "West", to: "Süd", dependencies: .init(depotClock: Late()))
expect(line.sign.hasSuffix("from 9"), "the convenience initializer passes the mock on")
