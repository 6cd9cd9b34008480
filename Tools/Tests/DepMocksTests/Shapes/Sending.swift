final class Parcel { var x = 0 }
protocol Courier {
  func send(_ parcel: sending Parcel)
  func take() -> sending Parcel
  func exchange(_ parcel: sending Parcel) async -> sending Parcel
}
protocol SafeCourier: Sendable {
  func send(_ parcel: sending Parcel) async
  func take(_ n: Int) async throws -> sending Parcel
}
// MARK: use
func useSending() async throws {
  let mock = CourierMock()
  mock.takeHandler = { Parcel() }
  _ = mock.take()
  expectReport { mock.send(Parcel()) }
  expect(mock.sendArgValues.count == 1)
  let safe = SafeCourierMock()
  safe.takeHandler = { _ in Parcel() }
  _ = try await safe.take(1)
  safe.sendHandler = { _ in }
  await safe.send(Parcel())
}
