protocol Calculating: Equatable {
  static func + (lhs: Self, rhs: Self) -> Self
  static func == (lhs: Self, rhs: Self) -> Bool
  static prefix func - (value: Self) -> Self
  static func += (lhs: inout Self, rhs: Self)
  static func < (lhs: Self, rhs: Int) -> Bool
}
// MARK: use
func useOperators() async throws {
  let a = CalculatingMock()
  CalculatingMock.plusHandler = { lhs, _ in lhs }
  CalculatingMock.equalHandler = { $0 === $1 }
  expect(a + CalculatingMock() == a)
  expectReport { _ = -a }
  expectReport { _ = a < 3 }
  var b = a
  CalculatingMock.plusEqualHandler = { $0 = $1 }
  b += CalculatingMock()
  expect(a !== b)
}
