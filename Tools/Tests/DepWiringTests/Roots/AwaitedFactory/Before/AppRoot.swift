@MainActor final class AppRoot {
  func makeWorker() -> Worker { Worker(dependencies: .init()) }
}
