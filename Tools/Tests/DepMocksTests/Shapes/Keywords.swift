protocol Keyworded {
  func `default`() -> Int
  var `class`: String { get }
  func `repeat`(for `in`: Int, `where`: String)
  func move(from: Int, in: String, default: Bool)
  func `init`()
  static func `self`(_ self: Int)
}
// MARK: use
func useKeywords() async throws {
  let mock = KeywordedMock()
  mock.defaultHandler = { 1 }
  expect(mock.default() == 1)
  expectReport { expect(mock.class == "") }
  expectReport { mock.repeat(for: 1, where: "") }
  expectReport { mock.move(from: 1, in: "", default: true) }
  expect(mock.moveArgValues[0].from == 1)
}
