private let limit = 3
final class Log { init() {} }
final class Feed {
  struct Dependencies {
    var log: Log
    var size: Int
    static var live: Self { .init(log: Log(), size: limit) }
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
}
final class Grid {
  struct Dependencies {
    var size: Int
    static var live: Self { .init(size: limit * 2) }
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
}
