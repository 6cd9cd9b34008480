final class EiderUser {
  struct Dependencies {
    var eiderAPI: @Sendable () -> any EiderAPIProtocol

    static var defaultDependencies: Self {
      Self(eiderAPI: { EiderAPI.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    print(dependencies.eiderAPI().id)
    dependencies.eiderAPI().free()
  }
}
