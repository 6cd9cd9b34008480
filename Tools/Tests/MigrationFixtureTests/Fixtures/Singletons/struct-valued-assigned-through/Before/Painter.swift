import Foundation

struct PaletteSettings {
  static var shared = PaletteSettings()
  var colour = "blue"
}

final class FrameShop: Sendable {
  static let shared = FrameShop()
  func frame(_ text: String) -> String { "[\(text)]" }
}

final class Painter {
  func paint(_ colour: String) -> String {
    PaletteSettings.shared.colour = colour
    return FrameShop.shared.frame(colour)
  }
}
