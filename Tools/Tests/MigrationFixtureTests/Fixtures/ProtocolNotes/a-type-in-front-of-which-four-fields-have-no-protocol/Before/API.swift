final class RavenAPI: Sendable {
  static let shared = RavenAPI()
  func load() { print("load") }
  func load<T>(_ type: T.Type) -> some Any { "\(type)" }
}
