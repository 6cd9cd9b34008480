import Foundation

protocol ChiselRackProtocol: Sendable {
  func sharpest() -> Int
}

final class ChiselRack: Sendable {
  static let shared = ChiselRack()
  func sharpest() -> Int { 2 }
}

extension ChiselRack: ChiselRackProtocol {}

final class Woodcarver {
  struct Dependencies {
    var chiselRack: any ChiselRackProtocol

    static var defaultDependencies: Self {
      Self(chiselRack: ChiselRack.shared)
    }
  }

  private let dependencies: Dependencies

  var chiselRack = "empty"

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func carve(_ chiselRack: Int) -> String {
    let shared = chiselRack + dependencies.chiselRack.sharpest()
    return "\(shared) \(self.chiselRack)"
  }
}
