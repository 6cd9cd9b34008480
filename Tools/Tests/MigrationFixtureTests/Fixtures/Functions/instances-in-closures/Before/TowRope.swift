import Foundation

final class TowTable: Sendable {
  static let shared = TowTable()
  func strength(_ length: Int) -> Int { 100 - length }
}

class TowRope {
  let length: Int
  var onBreak: (() -> Int)?

  init(length: Int) {
    self.length = length
  }

  static func strength(_ length: Int) -> Int { TowTable.shared.strength(length) }

  func limit() -> Int { TowTable.shared.strength(0) }

  func watch() {
    onBreak = { TowRope.strength(7) }
  }

  func strengths() -> [Int] { [1, 2].map { TowRope.strength($0 + length) } }
}
