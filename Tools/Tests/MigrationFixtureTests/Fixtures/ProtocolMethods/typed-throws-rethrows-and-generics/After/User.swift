final class BluejayUser {
  struct Dependencies {
    var bluejayAPI: any BluejayAPIProtocol

    static var defaultDependencies: Self {
      Self(bluejayAPI: BluejayAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() throws {
    print(try dependencies.bluejayAPI.load(1))
    dependencies.bluejayAPI.run { 1 }
    print(dependencies.bluejayAPI.map(1) { $0 })
  }
}
