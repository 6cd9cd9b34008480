protocol GrainSiloProtocol: Sendable {
  func rye() -> Int
  func wheat() -> Int
}

final class GrainSilo: Sendable {
  static let shared = GrainSilo()
  func rye() -> Int { 5 }
  func wheat() -> Int { 7 }
  func oats() -> Int { 1 }
}

extension GrainSilo: GrainSiloProtocol {}

final class Baker {
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
  func bake() -> Int { dependencies.grainSilo.rye() + dependencies.grainSilo.wheat() }
}
