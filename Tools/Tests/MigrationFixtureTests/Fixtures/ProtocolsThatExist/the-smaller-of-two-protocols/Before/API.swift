protocol LapwingSmall: Sendable { func a() }
protocol LapwingLarge: LapwingSmall { func b() }
final class LapwingAPI: LapwingLarge {
  static let shared = LapwingAPI()
  func a() { print("a") }
  func b() { print("b") }
}
