import Foundation

struct PaletteSettings {
  static var shared = PaletteSettings()
  var colour = "blue"
}

protocol FrameShopProtocol: Sendable {
  func frame(_ text: String) -> String
}

final class FrameShop: Sendable {
  static let shared = FrameShop()
  func frame(_ text: String) -> String { "[\(text)]" }
}

extension FrameShop: FrameShopProtocol {}

final class Painter {
  struct Dependencies {
    var frameShop: any FrameShopProtocol

    static var defaultDependencies: Self {
      Self(frameShop: FrameShop.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func paint(_ colour: String) -> String {
    PaletteSettings.shared.colour = colour
    return dependencies.frameShop.frame(colour)
  }
}
