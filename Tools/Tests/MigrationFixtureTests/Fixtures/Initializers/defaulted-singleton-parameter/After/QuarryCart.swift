import Foundation

final class StoneYard: Sendable {
  static let shared = StoneYard()

  func blocks() -> Int { 6 }
}

protocol QuarryRailProtocol: Sendable {
  func metres() -> Int
}

final class QuarryRail: Sendable {
  static let shared = QuarryRail()

  func metres() -> Int { 300 }
}

extension QuarryRail: QuarryRailProtocol {}

final class QuarryCart {
  struct Dependencies {
    var quarryRail: any QuarryRailProtocol

    static var defaultDependencies: Self {
      Self(quarryRail: QuarryRail.shared)
    }
  }

  private let dependencies: Dependencies

  private let yard: StoneYard

  init(yard: StoneYard = StoneYard.shared, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.yard = yard
  }

  func trip() -> String { "\(yard.blocks()) blocks over \(dependencies.quarryRail.metres()) m" }
}
