import Foundation

protocol LampGridProtocol {
  var lamps: Int { get }
}

final class LampGrid {
  private(set) static var shared: LampGrid?
  let lamps: Int

  private init(lamps: Int) { self.lamps = lamps }

  static func light(_ lamps: Int) {
    guard shared == nil else { return }
    shared = LampGrid(lamps: lamps)
  }
}

extension LampGrid: LampGridProtocol {}

final class Lamplighter {
  struct Dependencies {
    var lampGrid: @Sendable () -> (any LampGridProtocol)?

    static var defaultDependencies: Self {
      Self(lampGrid: { LampGrid.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func report() -> String { "\(dependencies.lampGrid()?.lamps ?? 0) lamps" }
}
