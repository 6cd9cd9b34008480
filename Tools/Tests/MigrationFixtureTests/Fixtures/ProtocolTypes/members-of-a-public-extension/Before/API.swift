public final class HoneyeaterAPI: Sendable {
  public static let shared = HoneyeaterAPI()
}
public extension HoneyeaterAPI {
  func a() { print("a") }
}
