import Foundation

protocol Storable: Codable {
  var key: String { get }
}

protocol LendingDeskProtocol: AnyObject, Sendable {
  func limit() -> Int
}

final class LendingDesk: Sendable {
  static let shared = LendingDesk()

  func limit() -> Int { 6 }
}

extension LendingDesk: LendingDeskProtocol {}

struct LibraryCard: Storable {
  struct Dependencies {
    var lendingDesk: any LendingDeskProtocol

    static var defaultDependencies: Self {
      Self(lendingDesk: LendingDesk.shared)
    }
  }

  private let dependencies: Dependencies

  var key: String
  var borrowed: Int

  init(key: String, borrowed: Int, dependencies: Dependencies = .defaultDependencies) {
    self.key = key
    self.borrowed = borrowed
    self.dependencies = dependencies
  }

  func mayBorrow() -> Bool { borrowed < dependencies.lendingDesk.limit() }
}
