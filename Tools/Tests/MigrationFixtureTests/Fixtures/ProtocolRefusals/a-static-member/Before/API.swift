@dynamicMemberLookup
final class NighthawkAPI: @unchecked Sendable {
  static let shared = NighthawkAPI()
  static func a() { print("a") }
  subscript(dynamicMember name: String) -> () -> String { { name } }
}
