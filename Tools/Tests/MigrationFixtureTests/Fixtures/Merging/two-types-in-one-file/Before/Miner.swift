import Foundation

final class ShaftLamp: Sendable {
  static let shared = ShaftLamp()
  func hours() -> Int { 8 }
  func metres() -> Int { 20 }
}

final class Miner {
  func shift() -> Int { ShaftLamp.shared.hours() }
}

struct Geologist {
  let depth: Int

  func sees() -> Bool { ShaftLamp.shared.metres() > depth }
}
