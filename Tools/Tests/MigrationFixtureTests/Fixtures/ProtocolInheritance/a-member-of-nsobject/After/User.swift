final class KestrelUser {
  struct Dependencies {
    var kestrelAPI: KestrelAPI

    static var defaultDependencies: Self {
      Self(kestrelAPI: KestrelAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    print(dependencies.kestrelAPI.hash == dependencies.kestrelAPI.hash)
  }
}
