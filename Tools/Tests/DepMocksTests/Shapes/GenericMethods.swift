protocol Loader {
  func load<T: Decodable>(_ type: T.Type, from path: String) throws -> T
  func echo<T>(_ value: T) -> T
  func maybe<T>(_ value: T?) -> T?
  func all<T: Hashable>(_ values: [T]) -> Set<T>
  func map<Key: Hashable, Value>(_ pairs: [Key: Value], at key: Key) -> Value where Value: Sendable
  func each<S: Sequence>(_ items: S) where S.Element == Int
  func transform<T, U>(_ value: T, with body: @escaping (T) -> U) -> U
  func visit<T>(_ value: inout T)
}
// MARK: use
func useGenericMethods() async throws {
  let mock = LoaderMock()
  mock.loadHandler = { type, path in path.count }
  expect(try mock.load(Int.self, from: "abc") == 3)
  expect(mock.loadArgValues[0].path == "abc")
  mock.echoHandler = { $0 }
  expect(mock.echo("x") == "x")
  mock.maybeHandler = { _ in nil }
  expect(mock.maybe(3) == nil)
  mock.allHandler = { _ in Set([1]) }
  expect(mock.all([1, 2]) == [1])
  mock.transformHandler = { value, body in body(value) }
  expect(mock.transform(2) { "\($0)" } == "2")
  mock.visitHandler = { $0 = 9 }
  var number = 1
  mock.visit(&number)
  expect(number == 9)
  mock.mapHandler = { _, _ in "v" }
  expect(mock.map([1: "a"], at: 1) == "v")
  expectReport { mock.each([1]) }
}
