import Foundation

final class Tannery: Sendable {
  static let shared = Tannery()
  func hides() -> Int { 5 }
}

final class BuckleBox: Sendable {
  static let shared = BuckleBox()
  func buckles() -> Int { 50 }
}

final class Saddler {
  struct Dependencies {
    var tannery: Tannery

    static var defaultDependencies: Self { Self(tannery: .shared) }
  }

  private let deps: Dependencies

  init(deps: Dependencies = .defaultDependencies) {
    self.deps = deps
  }

  func saddles() -> Int { min(deps.tannery.hides(), BuckleBox.shared.buckles() / 4) }
}
