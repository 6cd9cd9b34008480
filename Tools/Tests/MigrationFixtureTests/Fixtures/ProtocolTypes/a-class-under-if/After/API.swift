#if !NEVER
protocol HornbillAPIProtocol: Sendable {
  func a()
}

final class HornbillAPI: Sendable {
  static let shared = HornbillAPI()
  func a() { print("a") }
}

extension HornbillAPI: HornbillAPIProtocol {}
#endif
