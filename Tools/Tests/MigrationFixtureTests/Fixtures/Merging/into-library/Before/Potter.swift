import DepStructs
import Foundation

final class ClayPit: Sendable {
  static let shared = ClayPit()
  func dig(_ kilos: Int) -> String { "\(kilos) kg" }
}

final class Potter {
  struct Dependencies: TransitionalDependencies {
    var wheel: @Sendable () -> Int

    static var live: Self {
      Self(wheel: { 3 })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func turn() -> String {
    "\(dependencies.wheel()) turns of \(ClayPit.shared.dig(2))"
  }
}
