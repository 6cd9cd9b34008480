final class GreenfinchUser {
  struct Dependencies {
    var greenfinchAPI: any GreenfinchAPIProtocol

    static var defaultDependencies: Self {
      Self(greenfinchAPI: GreenfinchAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    print(dependencies.greenfinchAPI.run(1))
  }
}
