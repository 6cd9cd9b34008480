@MainActor final class AppRoot {
  lazy var analytics = Analytics(dependencies: .init(sinks: [ConsoleSink()]))
}
