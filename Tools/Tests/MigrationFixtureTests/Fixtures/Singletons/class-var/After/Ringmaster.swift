import Foundation

protocol CircusProtocol: Sendable {
  func tents() -> Int
}

class Circus: @unchecked Sendable {
  class var shared: Circus { Circus.instance }
  private static let instance = Circus()
  func tents() -> Int { 2 }
}

extension Circus: CircusProtocol {}

final class WinterCircus: Circus, @unchecked Sendable {
  override class var shared: Circus { winter }
  private static let winter = WinterCircus()
  override func tents() -> Int { 1 }
}

final class Ringmaster {
  struct Dependencies {
    var circus: @Sendable () -> any CircusProtocol
    var winterCircusShared: @Sendable () -> any CircusProtocol

    static var defaultDependencies: Self {
      Self(circus: { Circus.shared }, winterCircusShared: { WinterCircus.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func tents() -> Int { dependencies.circus().tents() * 10 + dependencies.winterCircusShared().tents() }
}
