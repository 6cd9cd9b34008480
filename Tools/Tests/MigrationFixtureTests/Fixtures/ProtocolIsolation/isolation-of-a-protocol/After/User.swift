@MainActor
final class FrogmouthUser {
  struct Dependencies {
    var frogmouthAPI: @MainActor @Sendable () -> any FrogmouthAPIProtocol

    static var defaultDependencies: Self {
      Self(frogmouthAPI: { FrogmouthAPI.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.frogmouthAPI().run()
  }
}
