final class API: @unchecked Sendable { static let shared = API(); init() {}
  func send(_ text: String) { print(text) }
}
final class Cache: @unchecked Sendable {
  struct Dependencies {
    var api: API
    static var live: Self { .init(api: API.shared) }
  }
  private let dependencies: Dependencies

  static let shared = Cache(); var counts: [String: Int] = [:]
  private init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
  func put(_ text: String) {
    counts[text, default: 0] += 1
    dependencies.api.send("\(text) \(counts[text] ?? 0)")
  }
}
final class Home {
  struct Dependencies {
    var cache: Cache
    static var live: Self { .init(cache: Cache.shared) }
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
  func run() { dependencies.cache.put("home") }
}
