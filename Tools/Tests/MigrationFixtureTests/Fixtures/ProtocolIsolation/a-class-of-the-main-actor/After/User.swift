@MainActor
final class EgretUser {
  struct Dependencies {
    var egretAPI: @MainActor @Sendable () -> any EgretAPIProtocol

    static var defaultDependencies: Self {
      Self(egretAPI: { EgretAPI.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.egretAPI().name = "a"
    dependencies.egretAPI().run()
    print(dependencies.egretAPI().id)
    dependencies.egretAPI().free()
  }
}
