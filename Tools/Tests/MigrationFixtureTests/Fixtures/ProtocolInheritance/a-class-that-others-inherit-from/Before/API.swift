class KilldeerAPI: @unchecked Sendable {
  static let shared = KilldeerAPI()
  func a() { print("a") }
  func with() -> KilldeerAPI { self }
}
final class KilldeerSub: KilldeerAPI, @unchecked Sendable {
  override func a() { print("a") }
}
