open class HobbyAPI: @unchecked Sendable {
  public static let shared = HobbyAPI()
  package func a() { print("a") }
  open func b() { print("b") }
}
