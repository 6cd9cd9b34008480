final class ChoreBook: Sendable {
  static let shared = ChoreBook()
  func assign(_ chore: String) -> String { "assigned \(chore)" }
}

struct ChoreWheel {
  private var turns: [() -> String] = []

  init() {}

  mutating func add(_ chore: String) {
    turns.append { ChoreBook.shared.assign(chore) }
  }

  func all() -> [String] { turns.map { $0() } }
}
