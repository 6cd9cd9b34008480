import DepStructs

struct GlassRoot {
  struct Dependencies: TransitionalDependencies {
    var makeGlassblower: @Sendable () -> Glassblower

    static var live: Self {
      Self(makeGlassblower: { Glassblower() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func make() -> Glassblower { dependencies.makeGlassblower() }
}
