protocol Sink {}
struct ConsoleSink: Sink {}
struct FileSink: Sink {}
final class Analytics {
  struct Dependencies { var sinks: [any Sink] }
  init(dependencies: Dependencies) {}
}
