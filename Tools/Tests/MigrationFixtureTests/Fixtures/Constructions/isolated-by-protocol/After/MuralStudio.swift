protocol MuralPaletteProtocol: Sendable {
  func mix(_ name: String) -> String
}

final class MuralPalette: Sendable {
  static let shared = MuralPalette()

  private init() {}

  func mix(_ name: String) -> String { "mixed \(name)" }
}

extension MuralPalette: MuralPaletteProtocol {}

@MainActor
protocol MuralPainting {
  func paint(_ name: String) -> String
}

final class MuralBrush: MuralPainting {
  struct Dependencies {
    var muralPalette: any MuralPaletteProtocol

    static var defaultDependencies: Self {
      Self(muralPalette: MuralPalette.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func paint(_ name: String) -> String { dependencies.muralPalette.mix(name) }
}

@MainActor
final class MuralStudio {
  struct Dependencies {
    var makeMuralBrush: @MainActor @Sendable () -> MuralBrush

    static var defaultDependencies: Self {
      Self(makeMuralBrush: { MuralBrush() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func work() -> String { dependencies.makeMuralBrush().paint("red") }
}
