enum Abbey {}

protocol BarleyStoreProtocol: Sendable {
  func sacks() -> Int
}

final class BarleyStore: Sendable {
  static let shared = BarleyStore()
  func sacks() -> Int { 6 }
}

extension BarleyStore: BarleyStoreProtocol {}
