final class API: @unchecked Sendable {
  static let shared = API()
  var count = 0
  func send(_ text: String) { count += 1; print("api", count, text) }
}

class Command {
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
  func run() { dependencies.api.send(name) }
}
class CacheCommand: Command {
  private let size: Int

  init(size: Int) {
    self.size = size
    super.init(
      name: "cache"
    )
  }
}

/// It inherits the initializer that takes the dependencies from now on.
final class LargeCacheCommand: CacheCommand {}

final class Shell {
  struct Dependencies {
    var makeLarge: () -> LargeCacheCommand
    static var live: Self { .init(makeLarge: { LargeCacheCommand(size: 9) }) }
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
  func run() { dependencies.makeLarge().run() }
}
