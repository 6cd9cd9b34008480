final class JabiruAPI: Sendable {
  static let shared = JabiruAPI()
  func größe(_ ä: Int) -> Int { ä }
}
