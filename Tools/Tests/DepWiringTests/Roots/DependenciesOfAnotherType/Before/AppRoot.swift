@MainActor final class AppRoot {
  let base = Base.Dependencies(log: Log())

  func makeModel() -> Model { Model(dependencies: .init()) }

  func makeFeed() -> Feed { Feed(base: Base.Dependencies(), dependencies: .init()) }
}
