final class RheaUser {
  struct Dependencies {
    var rheaAPI: any RheaAPIProtocol

    static var defaultDependencies: Self {
      Self(rheaAPI: RheaAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() throws {
    try dependencies.rheaAPI.load([:], nil)
    print(dependencies.rheaAPI.state)
    _ = dependencies.rheaAPI.make()
  }
}
