protocol MerlinAPIProtocol: AnyObject, Sendable {
  func a()
}
final class MerlinAPI: Sendable {
  static let shared = MerlinAPI()
  func a() { print("a") }
  func b() { print("b") }
}
extension MerlinAPI: MerlinAPIProtocol {}
final class MerlinMock: MerlinAPIProtocol { func a() { print("a") } }
