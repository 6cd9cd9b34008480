@MainActor
final class MoaUser {
  struct Dependencies {
    var moaAPI: @MainActor @Sendable () -> any MoaAPIProtocol

    static var defaultDependencies: Self {
      Self(moaAPI: { MoaAPI.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.moaAPI().run()
  }
}
