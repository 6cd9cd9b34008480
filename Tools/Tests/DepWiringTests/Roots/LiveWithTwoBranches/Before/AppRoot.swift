@MainActor final class AppRoot {
  struct Dependencies {
    var name: String
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeFeed() -> Feed { Feed(dependencies: .init()) }

  var title: String { dependencies.name }
}

extension AppRoot.Dependencies {
  static func live(isTest: Bool) -> Self {
    if isTest { return Self(name: "test") }
    return Self(name: "live")
  }
}
