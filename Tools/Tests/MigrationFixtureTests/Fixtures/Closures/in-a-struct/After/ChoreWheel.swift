protocol ChoreBookProtocol: Sendable {
  func assign(_ chore: String) -> String
}

final class ChoreBook: Sendable {
  static let shared = ChoreBook()
  func assign(_ chore: String) -> String { "assigned \(chore)" }
}

extension ChoreBook: ChoreBookProtocol {}

struct ChoreWheel {
  struct Dependencies {
    var choreBook: any ChoreBookProtocol

    static var defaultDependencies: Self {
      Self(choreBook: ChoreBook.shared)
    }
  }

  private let dependencies: Dependencies

  private var turns: [() -> String] = []

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  mutating func add(_ chore: String) {
    turns.append { [dependencies] in dependencies.choreBook.assign(chore) }
  }

  func all() -> [String] { turns.map { $0() } }
}
