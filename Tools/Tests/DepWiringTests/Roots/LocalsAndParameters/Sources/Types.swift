struct Options { var isVerbose: Bool }
final class Log {
  struct Dependencies { var options: Options }
  init(dependencies: Dependencies) { print("Log \(dependencies.options.isVerbose)") }
}
final class Reader {
  struct Dependencies {
    var log: Log
    var path: String
  }
  init(dependencies: Dependencies) { print("Reader \(dependencies.path)") }
}
final class Command {
  struct Dependencies {
    var reader: Reader
    var log: Log
  }
  init(dependencies: Dependencies) {}
}
