import Foundation

final class GravelPit: Sendable {
  static let shared = GravelPit()
  func grains() -> [Int] { [3, 9, 27] }
}

final class Sieve {
  private(set) var kept: [Int] = []
  let mesh: Int

  init(mesh: Int) {
    self.mesh = mesh
    guard mesh > 0 else { return }
    for grain in GravelPit.shared.grains() where grain > mesh {
      kept.append(grain)
    }
    if let last = GravelPit.shared.grains().last, last < mesh { kept = [] }
  }
}
