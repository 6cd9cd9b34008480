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

  private var channel = 3
  var colour = "amber"
  var dependencies: Dependencies = .defaultDependencies

  mutating func patch(_ channel: Int) { self.channel = channel }

  func level() -> Int { dependencies.lightingDesk.level(channel) }
}
