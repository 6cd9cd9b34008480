final class RollerA {
  struct Dependencies {
    var rollerAPI: RollerAPI

    static var defaultDependencies: Self {
      Self(rollerAPI: RollerAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() { print(dependencies.rollerAPI) }
}

final class RollerB {
  struct Dependencies {
    var rollerAPI: any RollerAPIProtocol

    static var defaultDependencies: Self {
      Self(rollerAPI: RollerAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() { dependencies.rollerAPI.load() }
}
