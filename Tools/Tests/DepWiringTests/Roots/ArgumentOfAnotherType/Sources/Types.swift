final class Log { init() {} }
final class FileLog { init() {} }
final class Feed {
  struct Dependencies {
    var log: FileLog
    var name: Log
    var other: Log?
  }
  init(dependencies: Dependencies) {}
}
