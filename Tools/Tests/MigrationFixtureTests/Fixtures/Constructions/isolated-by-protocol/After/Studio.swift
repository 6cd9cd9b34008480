protocol PaletteProtocol: Sendable {
  func mix(_ name: String) -> String
}

final class Palette: Sendable {
  static let shared = Palette()

  private init() {}

  func mix(_ name: String) -> String { "mixed \(name)" }
}

extension Palette: PaletteProtocol {}

@MainActor
protocol Painting {
  func paint(_ name: String) -> String
}

final class Brush: Painting {
  struct Dependencies {
    var palette: any PaletteProtocol

    static var defaultDependencies: Self {
      Self(palette: Palette.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func paint(_ name: String) -> String { dependencies.palette.mix(name) }
}

@MainActor
final class Studio {
  struct Dependencies {
    var makeBrush: @MainActor @Sendable () -> Brush

    static var defaultDependencies: Self {
      Self(makeBrush: { Brush() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func work() -> String { dependencies.makeBrush().paint("red") }
}
