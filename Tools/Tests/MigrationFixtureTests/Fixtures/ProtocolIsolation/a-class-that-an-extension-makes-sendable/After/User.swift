final class GarganeyUser: Sendable {
  struct Dependencies {
    var garganeyAPI: any GarganeyAPIProtocol

    static var defaultDependencies: Self {
      Self(garganeyAPI: GarganeyAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.garganeyAPI.run()
    let f: @Sendable () -> Void = { [dependencies] in dependencies.garganeyAPI.run() }
    f()
  }
}
