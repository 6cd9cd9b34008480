protocol Made {
  init()
  init(name: String)
  init?(raw: Int)
  init(from path: String) throws
  init(_ value: Int) async
}
protocol SendableMade: Sendable { init(name: String) }
// MARK: use
func useInitialisers() async throws {
  _ = MadeMock()
  expectReport { _ = MadeMock(name: "a") }
  expect(MadeMock.initNameArgValues == ["a"])
  MadeMock.initRawHandler = { $0 > 0 }
  expect(MadeMock(raw: 0) == nil && MadeMock(raw: 1) != nil)
  expectReport { _ = try? MadeMock(from: "p") }
  _ = SendableMadeMock.self
}
