enum Abbey {}

final class BarleyStore: Sendable {
  static let shared = BarleyStore()
  func sacks() -> Int { 6 }
}
