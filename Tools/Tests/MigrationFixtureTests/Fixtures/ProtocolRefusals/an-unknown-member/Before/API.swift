@dynamicMemberLookup
final class OuzelAPI: @unchecked Sendable {
  static let shared = OuzelAPI()
  subscript(dynamicMember name: String) -> () -> String { { name } }
}
