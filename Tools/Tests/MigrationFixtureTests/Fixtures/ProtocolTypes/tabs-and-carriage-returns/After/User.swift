final class IbisUser {
  struct Dependencies {
    var ibisAPI: any IbisAPIProtocol

    static var defaultDependencies: Self {
      Self(ibisAPI: IbisAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.ibisAPI.a()
    dependencies.ibisAPI.a(2)
  }
}
