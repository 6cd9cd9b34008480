@MainActor protocol Presentable { func present() -> Int }
protocol Flow: Presentable { func start() -> Int }
@MainActor protocol Coordinator: PlainBase { func go() }
protocol PlainBase { func base() -> Int }
// MARK: use
@MainActor func useMainActorInherited() async throws {
  let mock = FlowMock()
  mock.presentHandler = { 1 }
  mock.startHandler = { 2 }
  expect(mock.present() + mock.start() == 3)
  let other = CoordinatorMock()
  expectReport { other.go() }
  other.baseHandler = { 4 }
  expect(other.base() == 4)
}
