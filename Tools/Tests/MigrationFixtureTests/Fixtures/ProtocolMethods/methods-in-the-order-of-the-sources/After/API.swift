protocol BabblerAPIProtocol: Sendable {
  func b()
  func a()
}

final class BabblerAPI: @unchecked Sendable {
  static let shared = BabblerAPI()
  func b() { print("b") }
  func a() { print("a") }
}

extension BabblerAPI: BabblerAPIProtocol {}
