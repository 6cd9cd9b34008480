import Feed

@MainActor final class AppRoot {
  let name = "app"
  func makeConfiguration() -> Configuration { Configuration(dependencies: .init()) }
}
