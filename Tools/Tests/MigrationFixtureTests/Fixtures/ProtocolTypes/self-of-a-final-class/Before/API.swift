final class GrouseAPI: Sendable {
  static let shared = GrouseAPI()
  func with(_ name: String) -> Self { print(name); return self }
}
