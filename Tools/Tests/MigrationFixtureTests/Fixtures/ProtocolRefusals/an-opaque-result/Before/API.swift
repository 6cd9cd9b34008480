final class NoddyAPI: @unchecked Sendable {
  static let shared = NoddyAPI()
  func a() -> some Any { 1 }
}
