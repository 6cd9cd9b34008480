@MainActor final class AppRoot {
  func makeSync() -> Sync { Sync(dependencies: .init()) }
}
