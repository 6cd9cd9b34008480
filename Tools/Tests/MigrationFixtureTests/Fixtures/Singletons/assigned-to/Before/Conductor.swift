import Foundation

final class Baton {
  static var current = Baton(length: 30)
  let length: Int

  init(length: Int) { self.length = length }
}

final class ScoreShelf: Sendable {
  static let shared = ScoreShelf()
  func pages() -> Int { 200 }
}

final class Conductor {
  func replace() {
    Baton.current = Baton(length: 40)
  }

  func turn() -> Int { ScoreShelf.shared.pages() / 2 }
}
