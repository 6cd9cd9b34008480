protocol CormorantAPIProtocol: AnyObject, Sendable {
  var name: String! { get set }
}

final class CormorantAPI: @unchecked Sendable {
  static let shared = CormorantAPI()
  var name: String!
}

extension CormorantAPI: CormorantAPIProtocol {}
