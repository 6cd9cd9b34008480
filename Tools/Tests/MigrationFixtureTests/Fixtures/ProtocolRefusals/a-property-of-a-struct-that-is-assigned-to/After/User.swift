final class PelicanUser {
  struct Dependencies {
    var pelicanAPI: @Sendable () -> PelicanAPI

    static var defaultDependencies: Self {
      Self(pelicanAPI: { PelicanAPI.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    PelicanAPI.shared.a = 2
    print(dependencies.pelicanAPI().a)
  }
}
