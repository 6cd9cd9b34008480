protocol Layer0 { associatedtype A; func zero(_ a: A) -> A }
protocol Layer1: Layer0 where A: Hashable { associatedtype B = Int; var one: [A: B] { get } }
protocol Layer2<B>: Layer1 where A == String { func two(_ b: B) async throws -> [B] }
protocol Layer3: Layer2, Sendable where B: Sendable { static func three(_ b: B) -> Self }
protocol Layer4: Layer3 where B == [Int] { init(b: B) }
protocol Same { associatedtype X; associatedtype Y where Y == X; func xy(_ x: X) -> Y }
protocol Optionals { associatedtype T; var t: T? { get set }; func f(_ t: T?) -> [T?] }
protocol Nesting {
  associatedtype S: Sequence where S.Element: Sequence, S.Element.Element == Int;
  func flat(_ s: S) -> [Int]
}
// MARK: use
func useLayers() async throws {
  let mock = Layer2Mock<Int>()
  mock.zeroHandler = { $0 + "!" }
  expect(mock.zero("a") == "a!")
  mock.twoHandler = { [$0] }
  expect(try await mock.two(1) == [1])
  expectReport { _ = Layer4Mock(b: [1]) }
  expectReport { _ = Layer4Mock.three([2]) }
  Layer4Mock.resetStatics()
  let same = SameMock<Int>()
  same.xyHandler = { $0 }
  expect(same.xy(3) == 3)
  expectReport { expect(OptionalsMock<Int>().t == nil) }
  expectReport { expect(NestingMock<[[Int]]>().flat([[1]]).isEmpty) }
}
