@MainActor final class AppRoot {
  struct Dependencies {
    var name: String
    var clock: () -> Int
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeFeed() -> Feed { Feed(dependencies: .init(clock: dependencies.clock)) }

  var title: String { dependencies.name }
}

extension AppRoot.Dependencies {
  static func live(isTest: Bool, clock: @escaping () -> Int) -> Self {
    if isTest { return Self(name: "test", clock: clock) }
    return Self(name: "live", clock: clock)
  }
}
