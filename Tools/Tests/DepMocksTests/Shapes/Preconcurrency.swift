import Foundation
protocol Dated {
  func now() -> Date
  func id() -> UUID
  func url(_ path: String) throws -> URL
  func data() -> Data
  var session: URLComponents? { get set }
  func objects(_ a: NSNumber, _ b: NSObject) -> NSString?
  func locale() -> Locale
}
protocol SendableDated: Sendable { func now() -> Date; var calendar: Calendar { get } }
protocol Objective: NSObjectProtocol { func run() }
protocol ObjectBound where Self: NSObject { func run() }
// MARK: use
func usePreconcurrency() async throws {
  let mock = DatedMock()
  expectReport { expect(mock.now() == Date(timeIntervalSince1970: 0)) }
  expectReport { _ = mock.id() }
  expectReport { _ = mock.data() }
  expectReport { ObjectiveMock().run() }
}
