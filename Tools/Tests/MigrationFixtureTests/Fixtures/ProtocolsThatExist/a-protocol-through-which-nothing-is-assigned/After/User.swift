final class LyrebirdUser {
  struct Dependencies {
    var lyrebirdAPI: any LyrebirdAPIProtocol

    static var defaultDependencies: Self {
      Self(lyrebirdAPI: LyrebirdAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.lyrebirdAPI.name = "b"
    print(dependencies.lyrebirdAPI.name)
  }
}
