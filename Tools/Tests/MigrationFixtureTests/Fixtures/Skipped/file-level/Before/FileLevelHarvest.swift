import Foundation

final class HarvestMoon: Sendable {
  static let shared = HarvestMoon()
  func night() -> Int { 21 }
}

let harvestNight = HarvestMoon.shared.night()

func harvestReport() -> String { "night \(HarvestMoon.shared.night())" }
