final class RobinAPI: Sendable {
  static let shared = RobinAPI()
  func load() { print("load") }
  func load<T>(_ type: T.Type) -> some Any { "\(type)" }
}
