class BaseView {
  var frame = 0
  init(frame: Int = 0) { self.frame = frame }
}
protocol ViewLike: BaseView { func layout() -> Int }
protocol SelfView where Self: BaseView { func redraw() }
protocol Weakling: AnyObject { var owner: AnyObject? { get set } }
// MARK: use
func useClassBound() async throws {
  let mock = ViewLikeMock(frame: 3)
  mock.layoutHandler = { 2 }
  expect(mock.layout() == 2 && mock.frame == 3)
  expectReport { SelfViewMock().redraw() }
  expectReport { WeaklingMock().owner = nil }
}
