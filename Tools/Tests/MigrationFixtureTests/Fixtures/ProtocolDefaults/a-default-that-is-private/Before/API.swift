final class DoveAPI: Sendable {
  static let shared = DoveAPI()
  private static let timeout: Double = 3
  func wait(_ time: Double = DoveAPI.timeout) { print("wait", time) }
}
