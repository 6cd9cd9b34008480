final class GrebeUser {
  struct Dependencies {
    var grebeAPI: any GrebeAPIProtocol

    static var defaultDependencies: Self {
      Self(grebeAPI: GrebeAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.grebeAPI.run(GrebeAPI.GrebeOptions(n: 1))
  }
}
