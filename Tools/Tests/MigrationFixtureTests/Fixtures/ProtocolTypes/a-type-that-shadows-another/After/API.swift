struct GrebeOptions {}

protocol GrebeAPIProtocol: Sendable {
  func run(_ options: GrebeAPI.GrebeOptions)
}

final class GrebeAPI: Sendable {
  struct GrebeOptions { var n = 1 }
  static let shared = GrebeAPI()
  func run(_ options: GrebeOptions) { print(options.n) }
}

extension GrebeAPI: GrebeAPIProtocol {}
