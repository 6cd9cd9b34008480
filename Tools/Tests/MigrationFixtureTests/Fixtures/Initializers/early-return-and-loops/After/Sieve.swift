import Foundation

protocol GravelPitProtocol: Sendable {
  func grains() -> [Int]
}

final class GravelPit: Sendable {
  static let shared = GravelPit()
  func grains() -> [Int] { [3, 9, 27] }
}

extension GravelPit: GravelPitProtocol {}

final class Sieve {
  struct Dependencies {
    var gravelPit: any GravelPitProtocol

    static var defaultDependencies: Self {
      Self(gravelPit: GravelPit.shared)
    }
  }

  private(set) var kept: [Int] = []
  let mesh: Int

  init(mesh: Int, dependencies: Dependencies = .defaultDependencies) {
    self.mesh = mesh
    guard mesh > 0 else { return }
    for grain in dependencies.gravelPit.grains() where grain > mesh {
      kept.append(grain)
    }
    if let last = dependencies.gravelPit.grains().last, last < mesh { kept = [] }
  }
}
