final class LorikeetUser {
  struct Dependencies {
    var lorikeetAPI: any LorikeetAPIProtocol

    static var defaultDependencies: Self {
      Self(lorikeetAPI: LorikeetAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.lorikeetAPI.a()
  }
}
