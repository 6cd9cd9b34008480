class Log { init() {} }
final class FileLog: Log {}
final class Feed {
  struct Dependencies {
    var log: Log
    var output: Log
    var file: FileLog
  }
  init(dependencies: Dependencies) {}
}
