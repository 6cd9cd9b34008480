import Foundation

struct QuayBoard {
#if canImport(Foundation)
  var title = "Quay"
#endif

  static let limit = 3
  let berths: [Int] = [1, 2]

  private let harbour = 7

  static let colour = "blue"
  static func usual() -> QuayBoard { QuayBoard() }

  func show() -> String {
    let free = berths.first { $0 < harbour && FileManager.default.fileExists(atPath: "/") }
    return "\(title) \(free ?? 0) \(Self.colour) \(Self.limit)"
  }
}
