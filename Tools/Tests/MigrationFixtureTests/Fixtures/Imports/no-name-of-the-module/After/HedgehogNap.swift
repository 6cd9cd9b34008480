import Foundation

final class HedgehogNap {
  struct Dependencies {
    var makeHedgehogTimer: @Sendable (@escaping () -> String) -> HedgehogTimer

    static var defaultDependencies: Self {
      Self(makeHedgehogTimer: { HedgehogTimer(action: $0) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func sleep() -> String { dependencies.makeHedgehogTimer({ "snore" }).fire() }
}
