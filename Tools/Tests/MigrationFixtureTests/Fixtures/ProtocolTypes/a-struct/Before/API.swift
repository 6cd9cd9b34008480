public struct GuanAPI: Sendable {
  public static let shared = GuanAPI()
  public let value = 1
  func text() -> String { "" }
}
