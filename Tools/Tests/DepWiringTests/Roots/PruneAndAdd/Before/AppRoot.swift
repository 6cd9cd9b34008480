@MainActor final class AppRoot {
  struct Dependencies {
    var clock: Int
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  private lazy var old = Old()

  func makeFeed() -> Feed { Feed(dependencies: .init()) }
}

extension AppRoot.Dependencies {
  static func live(name: String) -> Self { Self(clock: 1) }
}
