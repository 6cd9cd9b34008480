class GenericBase { init() {} }
protocol GenericShapes {
  func view<T: GenericBase>(_ view: T) -> T
  func tuple<T, U>(_ a: T, _ b: U) -> (T, U)
  func optionals<T>(_ values: [T]?) -> [T]?
  func closure<T, U>(_ type: T.Type) -> (T) -> U
  func nested<T>(_ then: @escaping (@escaping (T) -> Void) -> Void)
  func operation<T: Sendable>(_ body: @escaping @Sendable () async throws -> T) async throws -> T
  func result<T, E: Error>(_ result: Result<T, E>) -> Result<T, E>
  func meta<T: Decodable & Sendable>(_ type: T.Type, _ other: any Decodable.Type) -> Any.Type
  func void<T>(_ type: T.Type)
  func sendingResult<T>(_ body: () async throws -> sending T) async throws -> sending T
  func existing(_ store: any Sequence<Int>) -> Int
  func classy<T: AnyObject>(_ object: T, key: KeyPath<T, Int>) -> Int
  func dictionary<V>(_ values: [String: V]) -> [String: V]
  func never<T>(_ value: T) -> Never where T: Hashable
  func sequence<S>(_ s: S) -> [S.Element] where S: Sequence, S.Element: Comparable
  func wrapped<T>(_ value: T?, or other: @autoclosure () throws -> T) rethrows -> T
  func escapingAuto<T>(_ value: @autoclosure @escaping () -> T) -> T
  func variadic<T>(_ values: T...) -> Int
  func `inout`<T>(_ value: inout [T], _ body: (inout T) -> Void)
}
// MARK: use
func useGenericShapes() async throws {
  let mock = GenericShapesMock()
  mock.viewHandler = { $0 }
  _ = mock.view(GenericBase())
  mock.tupleHandler = { ($0, $1) }
  expect(mock.tuple(1, "b").1 == "b")
  mock.optionalsHandler = { _ in [1] as [Int] }
  expect(mock.optionals([3]) == [1])
  mock.closureHandler = { _ in { (n: Int) -> String in "\(n)" } }
  let f: (Int) -> String = mock.closure(Int.self)
  expect(f(3) == "3")
  mock.operationHandler = { try await $0() }
  expect(try await mock.operation { 4 } == 4)
  mock.sendingResultHandler = { _ in 5 }
  expect(try await mock.sendingResult { 4 } == 5)
  mock.wrappedHandler = { value, other in try value ?? other() }
  expect(mock.wrapped(nil, or: 3) == 3)
  mock.escapingAutoHandler = { $0() }
  expect(mock.escapingAuto("x") == "x")
  expectReport { expect(mock.variadic(1, 2) == 0) }
  expectReport { expect(mock.dictionary(["a": 1]).isEmpty) }
  mock.resultHandler = { $0 }
  let result: Result<Int, TypedFailure> = mock.result(.success(1))
  expect(try result.get() == 1)
  expectReport { expect(mock.sequence([1]).isEmpty) }
  expectReport { mock.void(Int.self) }
  mock.metaHandler = { type, _ in type }
  expect(mock.meta(Int.self, String.self) == Int.self)
}
