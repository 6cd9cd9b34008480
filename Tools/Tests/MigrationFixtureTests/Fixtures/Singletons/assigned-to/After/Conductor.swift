import Foundation

final class Baton {
  static var current = Baton(length: 30)
  let length: Int

  init(length: Int) { self.length = length }
}

protocol ScoreShelfProtocol: Sendable {
  func pages() -> Int
}

final class ScoreShelf: Sendable {
  static let shared = ScoreShelf()
  func pages() -> Int { 200 }
}

extension ScoreShelf: ScoreShelfProtocol {}

final class Conductor {
  struct Dependencies {
    var scoreShelf: any ScoreShelfProtocol

    static var defaultDependencies: Self {
      Self(scoreShelf: ScoreShelf.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func replace() {
    Baton.current = Baton(length: 40)
  }

  func turn() -> Int { dependencies.scoreShelf.pages() / 2 }
}
