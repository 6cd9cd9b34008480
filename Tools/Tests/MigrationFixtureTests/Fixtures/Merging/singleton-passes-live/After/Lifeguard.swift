import DepStructs
import Foundation

protocol SeaFlagsProtocol: Sendable {
  func colour() -> String
}

final class SeaFlags: Sendable {
  static let shared = SeaFlags()
  func colour() -> String { "yellow" }
}

extension SeaFlags: SeaFlagsProtocol {}

final class Lifeguard: Sendable {
  struct Dependencies: TransitionalDependencies {
    var seaFlags: any SeaFlagsProtocol

    static var live: Self {
      Self(seaFlags: SeaFlags.shared)
    }
  }

  private let dependencies: Dependencies

  static let shared = Lifeguard(dependencies: .live)
  static let trainee: Lifeguard = .init(tower: 2, dependencies: .live)

  let tower: Int

  init(tower: Int = 1, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.tower = tower
  }

  func watch() -> String { "\(tower): \(dependencies.seaFlags.colour())" }
}
