final class CockatooUser {
  struct Dependencies {
    var cockatooAPI: any CockatooAPIProtocol

    static var defaultDependencies: Self {
      Self(cockatooAPI: CockatooAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    print(dependencies.cockatooAPI.a, dependencies.cockatooAPI.b, dependencies.cockatooAPI.c, dependencies.cockatooAPI.d, dependencies.cockatooAPI.e, dependencies.cockatooAPI.f, dependencies.cockatooAPI.g.on, dependencies.cockatooAPI.h, dependencies.cockatooAPI.j)
    _ = dependencies.cockatooAPI.i
  }
}
