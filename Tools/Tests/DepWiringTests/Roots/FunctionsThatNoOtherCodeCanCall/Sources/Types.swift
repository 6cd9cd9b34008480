protocol Logger: Sendable {}
final class ConsoleLogger: Logger { init() {} }
final class FileLogger: Logger { init() {} }
final class Feed {
  struct Dependencies { var logger: any Logger }
  init(dependencies: Dependencies) {}
}
final class Home {
  struct Dependencies { var send: @Sendable () -> any Logger }
  init(dependencies: Dependencies) {}
}
