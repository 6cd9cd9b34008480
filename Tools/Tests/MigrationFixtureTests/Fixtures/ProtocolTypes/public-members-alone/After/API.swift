@available(*, deprecated, message: "old")
protocol HeronAPIProtocol: Sendable {
  @available(*, deprecated) func a()
}

@available(*, deprecated, message: "old")
public final class HeronAPI: Sendable {
  public static let shared = HeronAPI()
  @available(*, deprecated) public func a() { print("a") }
}

@available(*, deprecated, message: "old")
extension HeronAPI: HeronAPIProtocol {}
