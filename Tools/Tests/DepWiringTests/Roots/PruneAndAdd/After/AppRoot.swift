@MainActor final class AppRoot {
  struct Dependencies {
    var name: String
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  private lazy var log = Log()

  func makeFeed() -> Feed { Feed(dependencies: .init(name: dependencies.name, log: log)) }
}

extension AppRoot.Dependencies {
  static func live(name: String) -> Self { Self(name: name) }
}
