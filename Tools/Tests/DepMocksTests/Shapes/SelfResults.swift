protocol Chain {
  func with(_ name: String) -> Self
  func same(as other: Self) -> Bool
  func maybe() -> Self?
  func all() -> [Self]
  func visit(_ body: (Self) -> Void)
  static func make() -> Self
  init(copy: Self)
}
// MARK: use
func useSelfResults() async throws {
  let mock = ChainMock()
  expectReport { expect(mock.with("a") === mock) }
  mock.sameHandler = { $0 === mock }
  expect(mock.same(as: mock))
  expectReport { expect(mock.maybe() == nil) }
  expectReport { expect(mock.all().isEmpty) }
  expectReport { mock.visit { _ in } }
  expectReport { _ = ChainMock.make() }
  expectReport { _ = ChainMock(copy: mock) }
}
