final class API: @unchecked Sendable {
  static let shared = API()
  var count = 0
  func send(_ text: String) { count += 1; print("api", count, text) }
}

final class Home {
  struct Dependencies {
    var api: API
    static var live: Self { .init(api: .shared) }
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
  func run() { dependencies.api.send("home") }
}

final class Menu {
  struct Dependencies {
    var api: API
    static var live: Self { .init(api: .shared) }
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
  func run() { dependencies.api.send("menu") }
}
