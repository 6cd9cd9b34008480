final class SearchIndex: Sendable {
  static let shared = SearchIndex()
  func hits(_ text: String) -> [String] { [text, text + "s"] }
}

@MainActor
final class SearchModel {
  private(set) var hits: [String] = []

  init() {}

  func search(_ text: String) {
    hits = SearchIndex.shared.hits(text)
  }

  func searchLater(_ text: String) async {
    await Task.yield()
    let task = Task { hits += SearchIndex.shared.hits(text) }
    await task.value
  }
}
