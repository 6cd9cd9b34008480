final class RavenA {
  struct Dependencies {
    var ravenAPI: RavenAPI

    static var defaultDependencies: Self {
      Self(ravenAPI: RavenAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() { print(dependencies.ravenAPI.load(Int.self)) }
}

final class RavenB {
  struct Dependencies {
    var ravenAPI: RavenAPI

    static var defaultDependencies: Self {
      Self(ravenAPI: RavenAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() { print(dependencies.ravenAPI.load(Int.self)) }
}

final class RavenC {
  struct Dependencies {
    var ravenAPI: RavenAPI

    static var defaultDependencies: Self {
      Self(ravenAPI: RavenAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() { print(dependencies.ravenAPI.load(Int.self)) }
}

final class RavenD {
  struct Dependencies {
    var ravenAPI: RavenAPI

    static var defaultDependencies: Self {
      Self(ravenAPI: RavenAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() { print(dependencies.ravenAPI.load(Int.self)) }
}
