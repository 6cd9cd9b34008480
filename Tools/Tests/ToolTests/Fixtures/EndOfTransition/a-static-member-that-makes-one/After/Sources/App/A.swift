final class API: @unchecked Sendable {
  static let shared = API()
  var count = 0
  func send(_ text: String) { count += 1; print("api", count, text) }
}

final class Node {
  struct Dependencies {
    var api: API
    static var live: Self { .init(api: .shared) }
  }
  private let dependencies: Dependencies
  private let name: String
  init(name: String, dependencies: Dependencies = .live) {
    self.dependencies = dependencies
    self.name = name
  }
  static func parse(_ text: String) -> Node { Node(name: text) }
  func run() { dependencies.api.send(name) }
}
