final class RobinA {
  struct Dependencies {
    var robinAPI: RobinAPI

    static var defaultDependencies: Self {
      Self(robinAPI: RobinAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() { print(dependencies.robinAPI.load(Int.self)) }
}

final class RobinB {
  struct Dependencies {
    var robinAPI: RobinAPI

    static var defaultDependencies: Self {
      Self(robinAPI: RobinAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() { print(dependencies.robinAPI.load(Int.self)) }
}
