import Foundation

protocol ColourFanProtocol: Sendable {
  func shade(_ number: Int) -> String
}

final class ColourFan: Sendable {
  static let shared = ColourFan()

  func shade(_ number: Int) -> String { "shade \(number)" }
}

extension ColourFan: ColourFanProtocol {}

final class PaintMixer {
  struct Dependencies {
    var colourFan: any ColourFanProtocol

    static var defaultDependencies: Self {
      Self(colourFan: ColourFan.shared)
    }
  }

  private let dependencies: Dependencies

  let base = "white", tint = ColourFan.shared.shade(4)

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func mix() -> String { "\(base) with \(tint), like \(dependencies.colourFan.shade(5))" }
}
