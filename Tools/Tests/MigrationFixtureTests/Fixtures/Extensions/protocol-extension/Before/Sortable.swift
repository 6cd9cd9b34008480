final class Collation: Sendable {
  static let shared = Collation()
  func key(_ text: String) -> String { text.lowercased() }
}

protocol Sortable {
  var titles: [String] { get }
}

extension Sortable {
  func sortedTitles() -> [String] {
    titles.sorted { Collation.shared.key($0) < Collation.shared.key($1) }
  }
}

final class RecordShelf: Sortable {
  var titles = ["b", "A"]

  init() {}

  func first() -> String { Collation.shared.key(titles[0]) }
}
