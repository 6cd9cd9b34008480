@MainActor
final class FulmarUser {
  struct Dependencies {
    var fulmarAPI: FulmarAPI

    static var defaultDependencies: Self {
      Self(fulmarAPI: FulmarAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.fulmarAPI.show()
  }
}
