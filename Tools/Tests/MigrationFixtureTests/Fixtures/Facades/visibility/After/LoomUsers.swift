import Foundation

final class LoomWeaver {}
final class LoomOwner {}
final class LoomSeller {
  struct Dependencies {
    var weight: @Sendable () -> Int

    static var defaultDependencies: Self {
      Self(weight: { LoomYarn.weight })
    }
  }

  let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }
}
