protocol KingbirdAPIProtocol {}

protocol KingbirdAPIInterface: Sendable {
  func a()
}

final class KingbirdAPI: Sendable {
  static let shared = KingbirdAPI()
  func a() { print("a") }
}

extension KingbirdAPI: KingbirdAPIInterface {}
