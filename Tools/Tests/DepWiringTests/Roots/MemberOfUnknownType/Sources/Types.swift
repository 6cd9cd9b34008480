final class Log {
  init() {}
}

final class Settings {
  let log = Log()

  init() {}
}

final class Feed {
  struct Dependencies {
    var log: Log
  }

  init(dependencies: Dependencies) {}
}
