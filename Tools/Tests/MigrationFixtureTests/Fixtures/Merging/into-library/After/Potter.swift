import DepStructs
import Foundation

protocol ClayPitProtocol: Sendable {
  func dig(_ kilos: Int) -> String
}

final class ClayPit: Sendable {
  static let shared = ClayPit()
  func dig(_ kilos: Int) -> String { "\(kilos) kg" }
}

extension ClayPit: ClayPitProtocol {}

final class Potter {
  struct Dependencies: TransitionalDependencies {
    var wheel: @Sendable () -> Int
    var clayPit: any ClayPitProtocol

    static var live: Self {
      Self(wheel: { 3 }, clayPit: ClayPit.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func turn() -> String {
    "\(dependencies.wheel()) turns of \(dependencies.clayPit.dig(2))"
  }
}
