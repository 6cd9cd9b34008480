import DepStructs
import Foundation

protocol SandPitProtocol: Sendable {
  func buckets() -> Int
}

final class SandPit: Sendable {
  static let shared = SandPit()
  func buckets() -> Int { 8 }
}

extension SandPit: SandPitProtocol {}

final class Glassblower {
  struct Dependencies: TransitionalDependencies {
    var sandPit: any SandPitProtocol

    static var live: Self {
      Self(sandPit: SandPit.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func blow() -> Int { dependencies.sandPit.buckets() / 2 }
}
