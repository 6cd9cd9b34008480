import Foundation

protocol ShelfNumbersProtocol: Sendable {
  func next() -> Int
}

final class ShelfNumbers: @unchecked Sendable {
  static let shared = ShelfNumbers()
  private var last = 0

  func next() -> Int {
    last += 1
    return last
  }
}

extension ShelfNumbers: ShelfNumbersProtocol {}

final class Archive {
  struct Dependencies {
    var shelfNumbers: any ShelfNumbersProtocol

    static var defaultDependencies: Self {
      Self(shelfNumbers: ShelfNumbers.shared)
    }
  }

  let first: Int
  let name: String
  var second: Int

  init(name: String, dependencies: Dependencies = .defaultDependencies) {
    first = dependencies.shelfNumbers.next()
    second = dependencies.shelfNumbers.next()
    self.name = name
  }

  var text: String { "\(name) \(first) < \(second)" }
}
