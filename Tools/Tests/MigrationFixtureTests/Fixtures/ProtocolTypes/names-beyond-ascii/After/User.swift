final class JabiruUser {
  struct Dependencies {
    var jabiruAPI: any JabiruAPIProtocol

    static var defaultDependencies: Self {
      Self(jabiruAPI: JabiruAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    print(dependencies.jabiruAPI.größe(1))
  }
}
