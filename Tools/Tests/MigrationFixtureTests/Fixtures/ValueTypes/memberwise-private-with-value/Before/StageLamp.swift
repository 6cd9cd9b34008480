import Foundation

final class LightingDesk: Sendable {
  static let shared = LightingDesk()

  func level(_ channel: Int) -> Int { channel * 5 }
}

struct StageLamp {
  private var channel = 3
  var colour = "amber"

  mutating func patch(_ channel: Int) { self.channel = channel }

  func level() -> Int { LightingDesk.shared.level(channel) }
}
