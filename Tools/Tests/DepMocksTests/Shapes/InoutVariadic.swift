protocol Mixer {
  func add(_ value: inout Int, by step: Int)
  func log(_ items: Any..., level: Int)
  func sum(_ numbers: Int...) -> Int
  func swap(_ a: inout [String], _ b: inout [String]) async throws
}
// MARK: use
func useInoutVariadic() async throws {
  let mock = MixerMock()
  mock.addHandler = { $0 += $1 }
  var value = 1
  mock.add(&value, by: 4)
  expect(value == 5 && mock.addArgValues[0].value == 1)
  mock.sumHandler = { $0.reduce(0, +) }
  expect(mock.sum(1, 2, 3) == 6)
  expectReport { mock.log(1, "a", level: 2) }
  expect(mock.logArgValues[0].items.count == 2)
}
