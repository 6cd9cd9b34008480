import DepStructs

struct GlassRoot {
  struct Dependencies: TransitionalDependencies {
    var makeGlassblower: @Sendable () -> Glassblower

    static var live: Self {
      Self(makeGlassblower: { Glassblower() })
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  func make() -> Glassblower { dependencies.makeGlassblower() }
}
