final class OstrichAPI: @unchecked Sendable {
  static let shared = OstrichAPI()
  let (a, b) = (1, 2)
}
