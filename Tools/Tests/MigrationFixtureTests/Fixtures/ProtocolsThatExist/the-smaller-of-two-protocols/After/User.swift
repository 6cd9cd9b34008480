final class LapwingUser {
  struct Dependencies {
    var lapwingAPI: any LapwingSmall

    static var defaultDependencies: Self {
      Self(lapwingAPI: LapwingAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.lapwingAPI.a()
  }
}
