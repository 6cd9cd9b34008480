protocol Renderer {
  func draw(_ shape: some CustomStringConvertible) -> String
  func drawAll(_ shapes: [some Equatable])
  func maybe(_ shape: (some Hashable)?) -> Int
  func any(_ value: any Sequence) -> any Collection
  func both(_ value: some Hashable & Sendable)
  func numbers(_ values: some Sequence<Int>)
}
// MARK: use
func useOpaque() async throws {
  let mock = RendererMock()
  mock.drawHandler = { $0.description }
  expect(mock.draw(3) == "3")
  expectReport { mock.drawAll([1, 2]) }
  expectReport { _ = mock.maybe("x") }
  mock.anyHandler = { _ in [1] }
  expect(mock.any([1]).count == 1)
  expectReport { mock.both(1) }
  expectReport { mock.numbers([1]) }
}
