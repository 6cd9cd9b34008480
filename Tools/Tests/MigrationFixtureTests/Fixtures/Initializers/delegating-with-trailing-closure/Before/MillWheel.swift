import Foundation

final class MillStream: Sendable {
  static let shared = MillStream()
  func flow() -> Int { 5 }
}

final class MillWheel {
  private let turn: (Int) -> String

  init(turn: @escaping (Int) -> String) { self.turn = turn }

  convenience init(word: String) {
    self.init { "\(word) \($0)" }
  }

  convenience init(number: Int) {
    self.init() { "\(number * $0)" }
  }

  func run() -> String { turn(MillStream.shared.flow()) }
}
