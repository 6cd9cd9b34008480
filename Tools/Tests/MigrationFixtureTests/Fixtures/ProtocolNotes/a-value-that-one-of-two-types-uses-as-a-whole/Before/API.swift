final class RollerAPI: Sendable {
  static let shared = RollerAPI()
  func load() { print("load") }
  func load<T>(_ type: T.Type) -> some Any { "\(type)" }
}
