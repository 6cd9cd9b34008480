protocol HobbyAPIProtocol: Sendable {
  func a()
  func b()
}

open class HobbyAPI: @unchecked Sendable {
  public static let shared = HobbyAPI()
  package func a() { print("a") }
  open func b() { print("b") }
}

extension HobbyAPI: HobbyAPIProtocol {}
