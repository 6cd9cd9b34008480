protocol KilldeerAPIProtocol: Sendable {
  func a()
  func with() -> KilldeerAPI
}

class KilldeerAPI: @unchecked Sendable {
  static let shared = KilldeerAPI()
  func a() { print("a") }
  func with() -> KilldeerAPI { self }
}

extension KilldeerAPI: KilldeerAPIProtocol {}

final class KilldeerSub: KilldeerAPI, @unchecked Sendable {
  override func a() { print("a") }
}
