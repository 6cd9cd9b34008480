@MainActor final class AppRoot {
  func makeModel() -> Model { Model(dependencies: .init()) }

  func makeFeed() -> Feed { Feed(dependencies: .init(), tags: "a", "b") }
}
