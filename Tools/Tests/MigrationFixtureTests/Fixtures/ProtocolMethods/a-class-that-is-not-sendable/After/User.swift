final class BitternUser {
  struct Dependencies {
    var bitternAPI: @Sendable () -> any BitternAPIProtocol

    static var defaultDependencies: Self {
      Self(bitternAPI: { BitternAPI.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.bitternAPI().run()
  }
}
