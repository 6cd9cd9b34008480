import Foundation

final class Tannery: Sendable {
  static let shared = Tannery()
  func hides() -> Int { 5 }
}

protocol BuckleBoxProtocol: Sendable {
  func buckles() -> Int
}

final class BuckleBox: Sendable {
  static let shared = BuckleBox()
  func buckles() -> Int { 50 }
}

extension BuckleBox: BuckleBoxProtocol {}

final class Saddler {
  struct Dependencies {
    var tannery: Tannery
    var buckleBox: any BuckleBoxProtocol

    static var defaultDependencies: Self { Self(tannery: .shared, buckleBox: BuckleBox.shared) }
  }

  private let deps: Dependencies

  init(deps: Dependencies = .defaultDependencies) {
    self.deps = deps
  }

  func saddles() -> Int { min(deps.tannery.hides(), deps.buckleBox.buckles() / 4) }
}
