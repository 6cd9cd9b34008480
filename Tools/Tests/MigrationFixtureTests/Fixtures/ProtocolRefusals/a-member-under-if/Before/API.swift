final class OwlAPI: @unchecked Sendable {
  static let shared = OwlAPI()
  #if !NEVER
  func a() { print("a") }
  #endif
}
