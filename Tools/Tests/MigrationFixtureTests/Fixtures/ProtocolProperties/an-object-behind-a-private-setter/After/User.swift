final class CorncrakeUser {
  struct Dependencies {
    var corncrakeAPI: any CorncrakeAPIProtocol

    static var defaultDependencies: Self {
      Self(corncrakeAPI: CorncrakeAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.corncrakeAPI.settings.on = true
    print(dependencies.corncrakeAPI.settings.on)
  }
}
