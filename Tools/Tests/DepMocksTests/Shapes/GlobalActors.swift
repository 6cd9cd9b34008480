@globalActor actor DatabaseActor { static let shared = DatabaseActor() }
@DatabaseActor protocol Database {
  func query(_ text: String) async throws -> [String]
  func count() -> Int
}
protocol MixedIsolation {
  @MainActor func draw() -> Int
  @MainActor func load() async -> Int
  @DatabaseActor func save(_ text: String)
  func plain() -> Int
  @MainActor var title: String { get set }
}
protocol SendableMixed: Sendable {
  @MainActor func draw() -> Int
  @MainActor var title: String { get async throws }
  func plain() -> Int
}
// MARK: use
@DatabaseActor func useGlobalActors() async throws {
  let mock = DatabaseMock()
  mock.queryHandler = { [$0] }
  expect(try await mock.query("q") == ["q"])
  expectReport { _ = mock.count() }
  let other = SendableMixedMock()
  other.plainHandler = { 2 }
  expect(other.plain() == 2)
  other.drawHandler = { 3 }
  expect(await other.draw() == 3)
}
@MainActor func useMixedIsolation() async throws {
  let mock = MixedIsolationMock()
  mock.drawHandler = { 1 }
  expect(mock.draw() == 1)
  mock.loadHandler = { 2 }
  expect(await mock.load() == 2)
  expectReport { mock.title = "a" }
}
