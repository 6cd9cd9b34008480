protocol Everything: Hashable, Codable, CustomStringConvertible, Identifiable {
  func run() -> Int
}
protocol Ordered: Comparable { var rank: Int { get } }
protocol Keyed: Identifiable where ID == String {}
protocol OwnID: Identifiable { var id: Int { get } }
protocol Printed: CustomDebugStringConvertible, Sendable {}
protocol Failing: Error { var code: Int { get } }
protocol Raw: RawRepresentable where RawValue == String {}
protocol Listed: CaseIterable {}
// MARK: use
func useStandard() async throws {
  let mock = EverythingMock()
  expect(mock == mock && Set([mock, mock]).count == 1 && "\(mock)" == "EverythingMock")
  expectReport { _ = mock.run() }
  expect(mock.id == mock.id)
  OrderedMock.lessThanHandler = { _, _ in true }
  expect(OrderedMock() < OrderedMock())
  let keyed = KeyedMock()
  keyed.idHandler = { "k" }
  expect(keyed.id == "k")
  let own = OwnIDMock()
  own.idHandler = { 3 }
  expect(own.id == 3)
  let failing = FailingMock()
  failing.codeHandler = { 4 }
  do { throw failing } catch let error as FailingMock { expect(error.code == 4) }
  RawMock.initHandler = { $0 == "a" }
  expect(RawMock(rawValue: "b") == nil && RawMock(rawValue: "a") != nil)
  expectReport { expect(ListedMock.allCases.isEmpty) }
}
