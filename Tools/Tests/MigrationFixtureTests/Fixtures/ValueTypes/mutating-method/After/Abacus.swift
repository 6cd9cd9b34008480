import Foundation

protocol BeadBoxProtocol: Sendable {
  func value(of bead: Int) -> Int
}

final class BeadBox: Sendable {
  static let shared = BeadBox()

  func value(of bead: Int) -> Int { bead * bead }
}

extension BeadBox: BeadBoxProtocol {}

struct Abacus {
  struct Dependencies {
    var beadBox: any BeadBoxProtocol

    static var defaultDependencies: Self {
      Self(beadBox: BeadBox.shared)
    }
  }

  private(set) var total = 0
  var dependencies: Dependencies = .defaultDependencies

  mutating func slide(_ bead: Int) {
    total += dependencies.beadBox.value(of: bead)
  }

  mutating func reset() { self = Abacus(dependencies: dependencies) }
}
