final class CuckooUser {
  struct Dependencies {
    var cuckooAPI: any CuckooAPIProtocol

    static var defaultDependencies: Self {
      Self(cuckooAPI: CuckooAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.cuckooAPI.run(1)
    dependencies.cuckooAPI.wait()
    dependencies.cuckooAPI.go()
  }
}
