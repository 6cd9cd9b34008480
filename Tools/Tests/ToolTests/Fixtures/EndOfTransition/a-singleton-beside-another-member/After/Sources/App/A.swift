final class API: @unchecked Sendable { static let shared = API(); init() {}
  func send(_ text: String) { print(text) }
}
final class Cache: @unchecked Sendable {
  struct Dependencies {
    var api: API
  }
  private let dependencies: Dependencies

  var counts: [String: Int] = [:]
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func put(_ text: String) {
    counts[text, default: 0] += 1
    dependencies.api.send("\(text) \(counts[text] ?? 0)")
  }
}
final class Home {
  struct Dependencies {
    var cache: Cache
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func run() { dependencies.cache.put("home") }
}
