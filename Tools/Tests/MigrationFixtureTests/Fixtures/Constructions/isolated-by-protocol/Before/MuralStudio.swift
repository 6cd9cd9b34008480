final class MuralPalette: Sendable {
  static let shared = MuralPalette()

  private init() {}

  func mix(_ name: String) -> String { "mixed \(name)" }
}

@MainActor
protocol MuralPainting {
  func paint(_ name: String) -> String
}

final class MuralBrush: MuralPainting {
  func paint(_ name: String) -> String { MuralPalette.shared.mix(name) }
}

@MainActor
final class MuralStudio {
  func work() -> String { MuralBrush().paint("red") }
}
