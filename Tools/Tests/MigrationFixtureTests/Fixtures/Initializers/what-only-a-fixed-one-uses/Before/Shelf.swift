import Foundation

protocol Filled6186 {
  init()
}

final class Depot6186: Sendable {
  static let shared = Depot6186()

  func size() -> Int { UserDefaults.standard.integer(forKey: "depot6186") }
}

final class Shelf6186: Filled6186 {
  let size: Int

  convenience init() { self.init(size: Depot6186.shared.size() + 1) }

  init(size: Int) { self.size = size }

  func isFresh() -> Bool { Date().timeIntervalSince1970 > Double(size) }
}
