final class Miller {
  struct Dependencies {
    var grainSilo: any GrainSiloProtocol

    static var defaultDependencies: Self {
      Self(grainSilo: GrainSilo.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }
  func grind() -> Int { dependencies.grainSilo.wheat() * 2 }
}
