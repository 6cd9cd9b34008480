final class CormorantUser {
  struct Dependencies {
    var cormorantAPI: any CormorantAPIProtocol

    static var defaultDependencies: Self {
      Self(cormorantAPI: CormorantAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.cormorantAPI.name = "a"
    let s: String = dependencies.cormorantAPI.name
    print(s)
  }
}
