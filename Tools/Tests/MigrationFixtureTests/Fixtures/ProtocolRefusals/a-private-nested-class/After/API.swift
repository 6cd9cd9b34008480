enum PetrelSpace {
  private final class PetrelInner: Sendable {
    static let shared = PetrelInner()
    func a() { print("a") }
  }

  private final class PetrelUser {
    struct Dependencies {
      var step: Int
      var petrelInner: PetrelSpace.PetrelInner

      static var defaultDependencies: Self {
        Self(step: 1, petrelInner: PetrelSpace.PetrelInner.shared)
      }
    }

    private let dependencies: Dependencies

    init(dependencies: Dependencies = .defaultDependencies) {
      self.dependencies = dependencies
    }

    func use() { if dependencies.step > 0 { dependencies.petrelInner.a() } }
  }

  static func use() { PetrelUser().use() }
}
