final class API: @unchecked Sendable {
  static let shared = API()
  var count = 0
  func send(_ text: String) { count += 1; print("api", count, text) }
}

class Base {
  struct Dependencies {
    var api: API
    static var live: Self { .init(api: .shared) }
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func run() { dependencies.api.send("base") }
}
final class Edit: Base {
  struct Dependencies {
    var api: API
    var base: Base.Dependencies
    static var live: Self { .init(api: .shared, base: .live) }
  }
  private let own: Dependencies
  init(dependencies: Dependencies = .live) {
    own = dependencies
    super.init(dependencies: dependencies.base)
  }
  func edit() { own.api.send("edit") }
}
