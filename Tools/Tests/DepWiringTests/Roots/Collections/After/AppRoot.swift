@MainActor final class AppRoot {
  struct Dependencies { var names: [String] }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }

  private lazy var api = API()
  lazy var analytics = Analytics(
    dependencies: .init(
      sinks: [ConsoleSink(), FileSink(), NetworkSink(dependencies: .init(api: api))]))
  lazy var empty = Empty(dependencies: .init(names: dependencies.names))
}
