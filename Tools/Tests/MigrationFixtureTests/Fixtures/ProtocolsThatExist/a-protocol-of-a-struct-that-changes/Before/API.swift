protocol MagpieService { mutating func a(_ count: Int); func a(_ text: String) }
struct MagpieAPI: MagpieService, Sendable {
  static let shared = MagpieAPI()
  mutating func a(_ count: Int) { print("a", count) }
  func a(_ text: String) { print("a", text) }
}
