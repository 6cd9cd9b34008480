protocol RollerAPIProtocol: Sendable {
  func load()
}

final class RollerAPI: Sendable {
  static let shared = RollerAPI()
  func load() { print("load") }
  func load<T>(_ type: T.Type) -> some Any { "\(type)" }
}

extension RollerAPI: RollerAPIProtocol {}
