final class Log {
  init() {}
}

final class Old {
  init() {}
}

final class Feed {
  struct Dependencies {
    var log: Log
  }

  init(dependencies: Dependencies) {}
}
