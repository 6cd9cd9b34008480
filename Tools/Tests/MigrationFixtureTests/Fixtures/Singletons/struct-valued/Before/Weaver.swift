import Foundation

struct LoomSettings: Sendable {
  static let standard = LoomSettings(threads: 40)
  let threads: Int

  func width(_ centimetres: Int) -> Int { threads * centimetres }
}

final class Weaver {
  func weave() -> Int { LoomSettings.standard.width(3) + LoomSettings.standard.threads }
}
