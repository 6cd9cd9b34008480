protocol ValueLike {
  mutating func increment(by n: Int)
  mutating func take() -> Int
  nonmutating func look() -> Int
  var count: Int { get mutating set }
}
protocol BuilderLike {
  mutating func add(_ n: Int) -> Self
  func built() -> [Self]
  static func merged(_ all: Self...) -> Self
  func mapped(_ change: (inout Self) -> Void) -> Self
  func pair() -> (Self, other: Self?)
  func result() -> Result<Self, any Error>
  func key(_ path: KeyPath<Self, Int>) -> Int
}
// MARK: use
func usePlainStruct() async throws {
  let mock = ValueLikeMock()
  expectReport { mock.increment(by: 2) }
  expect(mock.incrementArgValues == [2])
  let builder = BuilderLikeMock()
  expectReport { expect(builder.add(1) === builder) }
  expectReport { _ = BuilderLikeMock.merged(builder, builder) }
}
