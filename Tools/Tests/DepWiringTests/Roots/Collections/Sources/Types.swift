protocol Sink { func name() -> String }
struct ConsoleSink: Sink { func name() -> String { "console" } }
final class FileSink: Sink {
  init() {}
  func name() -> String { "file" }
}
final class NetworkSink: Sink {
  struct Dependencies { var api: API }
  init(dependencies: Dependencies) {}
  func name() -> String { "network" }
}
final class API { init() {} }
final class Analytics {
  struct Dependencies { var sinks: [any Sink] }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
final class Empty {
  struct Dependencies { var names: [String] }
  init(dependencies: Dependencies) {}
}
