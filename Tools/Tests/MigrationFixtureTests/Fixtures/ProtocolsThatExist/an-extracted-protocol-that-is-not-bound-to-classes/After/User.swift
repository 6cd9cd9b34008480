final class MinivetUser {
  struct Dependencies {
    var minivetAPI: any MinivetAPIProtocol

    static var defaultDependencies: Self {
      Self(minivetAPI: MinivetAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.minivetAPI.name = "c"
    dependencies.minivetAPI.level = 2
    print(dependencies.minivetAPI.name, dependencies.minivetAPI.level)
  }
}
