@MainActor final class AppRoot {
  func makeHost() -> Host { Host(dependencies: .init()) }
}
