import Foundation

final class ColourFan: Sendable {
  static let shared = ColourFan()

  func shade(_ number: Int) -> String { "shade \(number)" }
}

final class PaintMixer {
  let base = "white", tint = ColourFan.shared.shade(4)

  func mix() -> String { "\(base) with \(tint), like \(ColourFan.shared.shade(5))" }
}
