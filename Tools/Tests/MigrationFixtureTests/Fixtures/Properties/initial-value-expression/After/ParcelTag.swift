import Foundation

final class ParcelTag {
  struct Dependencies {
    var makeUUID: @Sendable () -> UUID

    static var defaultDependencies: Self {
      Self(makeUUID: { UUID() })
    }
  }

  let code: String
  let weight: Double

  init(weight: Double, dependencies: Dependencies = .defaultDependencies) {
    code = "P-" + dependencies.makeUUID().uuidString.prefix(8)
    self.weight = weight
  }
}
