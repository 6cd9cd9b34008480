protocol Registry<Entry> {
  associatedtype Entry
  static func register(_ entry: Entry) -> Int
  static var entries: [Entry] { get set }
  func make() -> Self
  init(entry: Entry)
}
// MARK: use
func useGenericStatics() async throws {
  RegistryMock<Int>.registerHandler = { $0 }
  expect(RegistryMock<Int>.register(3) == 3)
  expectReport { expect(RegistryMock<String>.register("a") == 0) }
  expect(RegistryMock<Int>.registerCallCount == 1)
  RegistryMock<Int>.resetStatics()
  expect(RegistryMock<Int>.registerCallCount == 0)
  expectReport { _ = RegistryMock<Int>(entry: 1) }
}
