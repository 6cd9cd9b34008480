protocol Cache {}
final class DiskCache: Cache {
  struct Dependencies { var folder: String }
  init(dependencies: Dependencies) {}
}
final class Log { init() {} }
final class Clock { init() {} }
final class Row {
  struct Dependencies { var log: Log }
  init(_ id: Int, dependencies: Dependencies) {}
}
final class Feed {
  struct Dependencies {
    var log: Log
    var diskCache: any Cache
    var clock: Clock
    var retries = 3
    var tag: String?
    var makeRow: (Int) -> Row
    var title: String
    var plugins: [Clock]
  }
  init(dependencies: Dependencies) {}
}
final class SettingsModel {
  struct Dependencies { var log: Log }
  init(dependencies: Dependencies) {}
}
