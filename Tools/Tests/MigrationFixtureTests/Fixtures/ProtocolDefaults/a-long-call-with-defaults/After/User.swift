final class CurlewUser {
  struct Dependencies {
    var curlewAPI: any CurlewAPIProtocol

    static var defaultDependencies: Self {
      Self(curlewAPI: CurlewAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.curlewAPI.record("a", of: "b", with: [:])
  }
}
