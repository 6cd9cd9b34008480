@MainActor final class AppRoot {
  private lazy var host = Host(dependencies: .init())

  var isReady: Bool { host === host }
}
