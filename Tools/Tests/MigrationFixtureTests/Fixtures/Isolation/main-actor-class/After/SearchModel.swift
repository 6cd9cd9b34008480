protocol SearchIndexProtocol: Sendable {
  func hits(_ text: String) -> [String]
}

final class SearchIndex: Sendable {
  static let shared = SearchIndex()
  func hits(_ text: String) -> [String] { [text, text + "s"] }
}

extension SearchIndex: SearchIndexProtocol {}

@MainActor
final class SearchModel {
  struct Dependencies {
    var searchIndex: any SearchIndexProtocol

    static var defaultDependencies: Self {
      Self(searchIndex: SearchIndex.shared)
    }
  }

  private let dependencies: Dependencies

  private(set) var hits: [String] = []

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func search(_ text: String) {
    hits = dependencies.searchIndex.hits(text)
  }

  func searchLater(_ text: String) async {
    await Task.yield()
    let task = Task { hits += dependencies.searchIndex.hits(text) }
    await task.value
  }
}
