final class GullUser {
  struct Dependencies {
    var gullAPI: any GullAPIProtocol

    static var defaultDependencies: Self {
      Self(gullAPI: GullAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    print(dependencies.gullAPI.text)
  }
}
