enum PetrelSpace {
  private final class PetrelInner: Sendable {
    static let shared = PetrelInner()
    func a() { print("a") }
  }

  private final class PetrelUser {
    struct Dependencies {
      var petrelInner: PetrelSpace.PetrelInner

      static var defaultDependencies: Self {
        Self(petrelInner: PetrelSpace.PetrelInner.shared)
      }
    }

    private let dependencies: Dependencies

    init(dependencies: Dependencies = .defaultDependencies) {
      self.dependencies = dependencies
    }

    func use() { dependencies.petrelInner.a() }
  }

  static func use() { PetrelUser().use() }
}
