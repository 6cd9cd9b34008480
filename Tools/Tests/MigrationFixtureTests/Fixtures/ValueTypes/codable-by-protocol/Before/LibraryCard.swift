import Foundation

protocol Storable: Codable {
  var key: String { get }
}

final class LendingDesk: Sendable {
  static let shared = LendingDesk()

  func limit() -> Int { 6 }
}

struct LibraryCard: Storable {
  var key: String
  var borrowed: Int

  func mayBorrow() -> Bool { borrowed < LendingDesk.shared.limit() }
}
