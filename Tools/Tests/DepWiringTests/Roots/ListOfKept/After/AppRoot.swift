@MainActor final class AppRoot {
  lazy var console = Console()

  func makeHost() -> Host { Host(dependencies: .init(plugins: [console, Disk()])) }
}
