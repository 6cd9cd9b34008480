protocol Readable { var value: Int { get }; func load() throws; func same() -> Int }
protocol Writable: Readable { var value: Int { get set }; func load(); func same() -> Int }
protocol Both: Writable, Readable, CustomStringConvertible {
  var description: String { get }
  func same() -> Int
  func same() -> String
}
extension Readable { func same() -> Int { 3 }; func other() -> Int { 4 } }
// MARK: use
func useRedeclared() async throws {
  let mock = BothMock()
  expectReport { mock.value = 3 }
  expectReport { mock.load() }
  mock.sameIntHandler = { 5 }
  expect((mock.same() as Int) == 5 && mock.other() == 4)
  mock.descriptionHandler = { "d" }
  expect("\(mock)" == "d")
}
