final class ViewState { var x = 0 }
@MainActor protocol Screen {
  func show(_ state: ViewState) async -> ViewState
  func hide()
  var title: String { get set }
  nonisolated func identifier() -> String
  nonisolated var tag: Int { get }
  @concurrent func fetch(_ n: Int) async -> Int
  static func make() -> Int
  subscript(n: Int) -> String { get }
}
// MARK: use
@MainActor func useMainActors() async throws {
  let mock = ScreenMock()
  var count = 0
  mock.showHandler = {
    count += 1
    return $0
  }
  _ = await mock.show(ViewState())
  expect(count == 1 && mock.showArgValues.count == 1)
  expectReport { mock.hide() }
  mock.identifierHandler = { "i" }
  expect(mock.identifier() == "i")
  mock.fetchHandler = { $0 + 1 }
  expect(await mock.fetch(1) == 2)
  expectReport { mock.title = "t" }
  ScreenMock.makeHandler = { 1 }
  expect(ScreenMock.make() == 1)
  expect(mock[1] == "" || true)
}
func makeScreen() -> ScreenMock { ScreenMock() }
