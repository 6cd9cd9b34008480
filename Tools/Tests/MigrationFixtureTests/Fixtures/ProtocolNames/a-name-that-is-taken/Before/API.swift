protocol KingbirdAPIProtocol {}
final class KingbirdAPI: Sendable {
  static let shared = KingbirdAPI()
  func a() { print("a") }
}
