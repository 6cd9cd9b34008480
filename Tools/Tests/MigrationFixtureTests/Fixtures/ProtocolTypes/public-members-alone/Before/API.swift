@available(*, deprecated, message: "old")
public final class HeronAPI: Sendable {
  public static let shared = HeronAPI()
  @available(*, deprecated) public func a() { print("a") }
}
