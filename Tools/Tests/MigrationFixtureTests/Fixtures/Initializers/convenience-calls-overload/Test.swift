final class SpringTide: FerryTideProtocol {
  var height: Int { 9 }
}
let ferry = Ferry.Dependencies(ferryTide: SpringTide())
expect(Ferry(dependencies: ferry).sign.hasSuffix("at 9"), "the call finds its overload")
expect(
  Ferry(isEmpty: true, dependencies: ferry).sign.hasSuffix("at 9"),
  "the call of the variadic initializer passes the mock on")
