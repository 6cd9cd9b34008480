protocol Pipeline {
  associatedtype Input
  associatedtype Output where Output: Sequence, Output.Element == Input
  associatedtype Key: Hashable & Sendable
  func run(_ input: Input) -> Output
  func key(for input: Input) -> Key
}
protocol IntPipeline: Pipeline where Input == Int {
  func sum(_ output: Output) -> Input
}
// MARK: use
func useAssociatedWhere() async throws {
  let mock = PipelineMock<Int, [Int], String>()
  mock.runHandler = { [$0] }
  expect(mock.run(2) == [2])
  let other = IntPipelineMock<[Int], String>()
  other.sumHandler = { $0.reduce(0, +) }
  expect(other.sum([1, 2]) == 3)
  expectReport { expect(other.key(for: 1) == "") }
}
