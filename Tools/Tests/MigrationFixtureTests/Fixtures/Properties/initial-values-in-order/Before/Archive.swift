import Foundation

final class ShelfNumbers: @unchecked Sendable {
  static let shared = ShelfNumbers()
  private var last = 0

  func next() -> Int {
    last += 1
    return last
  }
}

final class Archive {
  let first: Int = ShelfNumbers.shared.next()
  let name: String
  var second: Int = ShelfNumbers.shared.next()

  init(name: String) {
    self.name = name
  }

  var text: String { "\(name) \(first) < \(second)" }
}
