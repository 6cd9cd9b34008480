final class Astronomer {
  struct Dependencies {
    var telescope: any TelescopeProtocol

    static var defaultDependencies: Self {
      Self(telescope: Telescope.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func observe() -> String { dependencies.telescope.magnify("Saturn") }
}
