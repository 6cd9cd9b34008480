final class CormorantAPI: @unchecked Sendable {
  static let shared = CormorantAPI()
  var name: String!
}
