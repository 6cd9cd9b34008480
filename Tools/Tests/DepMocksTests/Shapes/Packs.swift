protocol Packer {
  func log<each T>(_ values: repeat each T)
  func pass<each T>(_ values: repeat each T) -> (repeat each T)
  func describe<each T: CustomStringConvertible>(_ value: repeat each T, to name: String) -> Int
}
// MARK: use
func usePacks() async throws {
  let mock = PackerMock()
  expectReport { mock.log(1, "a") }
  expect(mock.logArgValues[0].count == 2)
  mock.passHandler = { _ in (1, "b") }
  let (number, text) = mock.pass(1, "a")
  expect(number == 1 && text == "b")
  mock.describeHandler = { values, _ in values.count }
  expect(mock.describe(1, 2, to: "x") == 2)
}
