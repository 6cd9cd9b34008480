import Foundation

protocol Filled6196 {
  init()
}

final class Depot6196: Sendable {
  static let shared = Depot6196()

  func size() -> Int { ProcessInfo.processInfo.processorCount > 0 ? 3 : 0 }
}

final class Shelf6196: Filled6196 {
  let size: Int

  convenience init() { self.init(size: Depot6196.shared.size() + 1) }

  init(size: Int) { self.size = size }

  func isFresh() -> Bool { Date().timeIntervalSince1970 > Double(size) }
}
