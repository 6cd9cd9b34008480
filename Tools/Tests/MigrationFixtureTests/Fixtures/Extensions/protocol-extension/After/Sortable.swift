protocol CollationProtocol: Sendable {
  func key(_ text: String) -> String
}

final class Collation: Sendable {
  static let shared = Collation()
  func key(_ text: String) -> String { text.lowercased() }
}

extension Collation: CollationProtocol {}

protocol Sortable {
  var titles: [String] { get }
}

extension Sortable {
  func sortedTitles() -> [String] {
    titles.sorted { Collation.shared.key($0) < Collation.shared.key($1) }
  }
}

final class RecordShelf: Sortable {
  struct Dependencies {
    var collation: any CollationProtocol

    static var defaultDependencies: Self {
      Self(collation: Collation.shared)
    }
  }

  private let dependencies: Dependencies

  var titles = ["b", "A"]

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func first() -> String { dependencies.collation.key(titles[0]) }
}
