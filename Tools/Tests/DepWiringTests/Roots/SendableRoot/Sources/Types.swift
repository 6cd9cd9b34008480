final class Log: Sendable {
  init() {}
}

final class Feed: Sendable {
  struct Dependencies {
    var log: Log
  }

  init(dependencies: Dependencies) {}
}
