import Foundation

protocol LightingDeskProtocol: Sendable {
  func level(_ channel: Int) -> Int
}

final class LightingDesk: Sendable {
  static let shared = LightingDesk()

  func level(_ channel: Int) -> Int { channel * 5 }
}

extension LightingDesk: LightingDeskProtocol {}

struct StageLamp {
  struct Dependencies {
    var lightingDesk: any LightingDeskProtocol

    static var defaultDependencies: Self {
      Self(lightingDesk: LightingDesk.shared)
    }
  }

  private let dependencies: Dependencies

  private var channel = 3
  var colour = "amber"

  init(colour: String = "amber", dependencies: Dependencies = .defaultDependencies) {
    self.colour = colour
    self.dependencies = dependencies
  }

  mutating func patch(_ channel: Int) { self.channel = channel }

  func level() -> Int { dependencies.lightingDesk.level(channel) }
}
