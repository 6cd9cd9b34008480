final class Palette: Sendable {
  static let shared = Palette()

  private init() {}

  func mix(_ name: String) -> String { "mixed \(name)" }
}

@MainActor
protocol Painting {
  func paint(_ name: String) -> String
}

final class Brush: Painting {
  func paint(_ name: String) -> String { Palette.shared.mix(name) }
}

@MainActor
final class Studio {
  func work() -> String { Brush().paint("red") }
}
