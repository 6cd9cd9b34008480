@available(*, deprecated)
final class HeronUser {
  struct Dependencies {
    var heronAPI: any HeronAPIProtocol

    static var defaultDependencies: Self {
      Self(heronAPI: HeronAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.heronAPI.a()
  }
}
