@FlamingoStore
final class FlamingoUser {
  struct Dependencies {
    var flamingoAPI: @FlamingoStore @Sendable () -> any FlamingoAPIProtocol

    static var defaultDependencies: Self {
      Self(flamingoAPI: { FlamingoAPI.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.flamingoAPI().run()
  }
}
