protocol PackShapes {
  func run<each T, R>(_ values: repeat each T, body: (repeat each T) -> R) -> R
  func types<each T>(_ type: repeat (each T).Type) -> Int
  func async<each T: Sendable>(_ values: repeat each T) async throws -> (repeat each T)
  func optional<each T>(_ values: repeat (each T)?)
}
protocol SendablePack: Sendable { func log<each T: Sendable>(_ values: repeat each T) -> String }
// MARK: use
func usePackShapes() async throws {
  let mock = PackShapesMock()
  mock.asyncHandler = { _ in (1, "a") }
  let (n, _) = try await mock.async(2, "b")
  expect(n == 1)
  expectReport { expect(mock.types(Int.self, String.self) == 0) }
  let pack = SendablePackMock()
  pack.logHandler = { "\($0.count)" }
  expect(pack.log(1, 2, 3) == "3")
}
