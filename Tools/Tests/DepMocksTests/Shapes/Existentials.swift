protocol Shape {}
protocol Canvas {
  func draw(_ shape: any Shape) -> (any Shape)?
  func all(_ shapes: [any Shape]) -> [String: any Shape]
  func raw(_ value: Any, _ object: AnyObject) -> Any
  func meta(_ type: any Shape.Type) -> Any.Type
  func pair(_ pair: (Int, String)) -> (x: Int, y: [String])
  func forced(_ value: String!) -> Int!
  func never() -> Never
  func nested(_ f: @escaping ((Int) -> Void) -> Void)
  func optional() -> Int??
  func result() -> Result<Int, any Error>
  func unit() -> ()
  func date() -> Substring
}
// MARK: use
func useExistentials() async throws {
  let mock = CanvasMock()
  expectReport { expect(mock.draw(mock as Any as? any Shape ?? Dot()) == nil) }
  mock.forcedHandler = { $0?.count }
  expect(mock.forced("ab") == 2)
  expectReport { expect(mock.all([]).isEmpty) }
  expect(mock.pairCallCount == 0)
  expectReport { mock.unit() }
}
struct Dot: Shape {}
