protocol Factory {
  static func make(_ id: Int) -> Self
  static var name: String { get }
  static func load() async throws -> Int
}
// MARK: use
func useStatics() async throws {
  FactoryMock.nameHandler = { "f" }
  expect(FactoryMock.name == "f")
  expectReport { _ = FactoryMock.make(1) }
  expect(FactoryMock.makeArgValues == [1])
  FactoryMock.loadHandler = { 3 }
  expect(try await FactoryMock.load() == 3)
  FactoryMock.resetStatics()
}
