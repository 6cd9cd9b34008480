final class GannetUser: Sendable {
  struct Dependencies {
    var gannetAPI: any GannetAPIProtocol

    static var defaultDependencies: Self {
      Self(gannetAPI: GannetAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.gannetAPI.run()
    let f: @Sendable () -> Void = { [dependencies] in dependencies.gannetAPI.run() }
    f()
  }
}
