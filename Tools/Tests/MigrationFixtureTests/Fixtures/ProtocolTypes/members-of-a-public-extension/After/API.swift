protocol HoneyeaterAPIProtocol: Sendable {
  func a()
}

public final class HoneyeaterAPI: Sendable {
  public static let shared = HoneyeaterAPI()
}

extension HoneyeaterAPI: HoneyeaterAPIProtocol {}

public extension HoneyeaterAPI {
  func a() { print("a") }
}
