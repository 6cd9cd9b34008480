final class AppRoot {
  struct Dependencies {
    var name: String
    static var live: Self { Self(name: "a") }
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func makeFeed() -> Feed { Feed(dependencies: .live) }
}
