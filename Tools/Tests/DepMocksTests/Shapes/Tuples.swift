protocol Tupled {
  func move(to point: (x: Int, y: Int), _ other: (Int, (String, [Int?]))) -> (Int, Int)?
  func unit(_ void: Void) -> Void
  func function(_ f: @escaping ((Int, Int)) -> (a: Int, b: Int)) -> Int
  func mixed(_ a: (Int) -> (Int) -> Int, b: [(Int) -> Void], c: ((Int) throws -> Void)?)
  func nested(_ d: [String: [Int: (String, Bool)]]) -> [[Int]?]
  func optionalClosure() -> (() -> Void)?
  func arrayOfAny() -> [any Equatable]
}
// MARK: use
func useTuples() async throws {
  let mock = TupledMock()
  expectReport { expect(mock.move(to: (1, 2), (3, ("a", [nil]))) == nil) }
  expect(mock.moveArgValues[0].point.y == 2)
  expectReport { mock.unit(()) }
  expectReport { mock.mixed({ a in { $0 + a } }, b: [], c: nil) }
  expectReport { expect(mock.optionalClosure() == nil) }
}
