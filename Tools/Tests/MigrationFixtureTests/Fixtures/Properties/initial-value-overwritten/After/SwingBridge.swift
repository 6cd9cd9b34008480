import Foundation

protocol BridgeTimesProtocol: Sendable {
  func openings() -> Int
}

final class BridgeTimes: Sendable {
  static let shared = BridgeTimes()
  func openings() -> Int { 4 }
}

extension BridgeTimes: BridgeTimesProtocol {}

final class SwingBridge {
  struct Dependencies {
    var bridgeTimes: any BridgeTimesProtocol

    static var defaultDependencies: Self {
      Self(bridgeTimes: BridgeTimes.shared)
    }
  }

  var openings: Int

  init(openings: Int?, dependencies: Dependencies = .defaultDependencies) {
    self.openings = dependencies.bridgeTimes.openings()
    if let openings { self.openings = openings }
  }
}
