@MainActor final class AppRoot {
  let title = "Feed"

  func makeModel() -> Feed.Model { Feed.Model(dependencies: .init()) }
}
