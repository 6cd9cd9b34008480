final class NighthawkUser {
  struct Dependencies {
    var nighthawkAPI: NighthawkAPI

    static var defaultDependencies: Self {
      Self(nighthawkAPI: NighthawkAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    print(dependencies.nighthawkAPI.a())
  }
}
