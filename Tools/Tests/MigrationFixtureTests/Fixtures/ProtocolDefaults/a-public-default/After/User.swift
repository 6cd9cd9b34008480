final class EagleUser {
  struct Dependencies {
    var eagleAPI: any EagleAPIProtocol

    static var defaultDependencies: Self {
      Self(eagleAPI: EagleAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    print(dependencies.eagleAPI.get("a"))
  }
}
