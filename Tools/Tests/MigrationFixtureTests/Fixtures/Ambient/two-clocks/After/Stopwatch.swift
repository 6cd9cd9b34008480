import Dispatch
import Foundation

final class Stopwatch {
  struct Dependencies {
    var now: @Sendable () -> Date
    var nowDispatchTime: @Sendable () -> DispatchTime

    static var defaultDependencies: Self {
      Self(now: { Date() }, nowDispatchTime: { DispatchTime.now() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func lap() -> (Date, DispatchTime) { (dependencies.now(), dependencies.nowDispatchTime()) }

  func deadline() -> DispatchTime { dependencies.nowDispatchTime() + .seconds(5) }
}
