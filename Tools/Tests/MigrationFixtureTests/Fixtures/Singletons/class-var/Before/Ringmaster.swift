import Foundation

class Circus: @unchecked Sendable {
  class var shared: Circus { Circus.instance }
  private static let instance = Circus()
  func tents() -> Int { 2 }
}

final class WinterCircus: Circus, @unchecked Sendable {
  override class var shared: Circus { winter }
  private static let winter = WinterCircus()
  override func tents() -> Int { 1 }
}

final class Ringmaster {
  func tents() -> Int { Circus.shared.tents() * 10 + WinterCircus.shared.tents() }
}
