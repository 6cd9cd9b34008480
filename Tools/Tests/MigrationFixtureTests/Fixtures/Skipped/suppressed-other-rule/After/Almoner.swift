import Foundation

protocol AlmsChestProtocol: Sendable {
  func coins() -> Int
}

final class AlmsChest: Sendable {
  static let shared = AlmsChest()
  func coins() -> Int { 7 }
}

extension AlmsChest: AlmsChestProtocol {}

protocol PoorBoxProtocol: Sendable {
  func pence() -> Int
}

final class PoorBox: Sendable {
  static let shared = PoorBox()
  func pence() -> Int { 2 }
}

extension PoorBox: PoorBoxProtocol {}

final class Almoner {
  struct Dependencies {
    var almsChest: any AlmsChestProtocol
    var poorBox: any PoorBoxProtocol

    static var defaultDependencies: Self {
      Self(almsChest: AlmsChest.shared, poorBox: PoorBox.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func count() -> Int {
    // depstructs:ignore hidden-locator - the comment names another rule than the audit's
    dependencies.almsChest.coins()
  }

  func tally() -> Int {
    // depstructs:ignore
    dependencies.poorBox.pence()
  }
}
