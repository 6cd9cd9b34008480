@MainActor final class AppRoot {
  func makeModel() -> Feed.Model { Feed.Model(dependencies: .init()) }
}
