final class OrioleUser {
  struct Dependencies {
    var orioleAPI: OrioleAPI

    static var defaultDependencies: Self {
      Self(orioleAPI: OrioleAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    print(dependencies.orioleAPI.a)
  }
}
