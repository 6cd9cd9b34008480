import Dispatch
import Foundation

final class Stopwatch {
  struct Dependencies {
    var now: @Sendable () -> Date
    var dispatchTime: @Sendable () -> DispatchTime

    static var defaultDependencies: Self {
      Self(now: { Date() }, dispatchTime: { DispatchTime.now() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func lap() -> (Date, DispatchTime) { (dependencies.now(), dependencies.dispatchTime()) }

  func deadline() -> DispatchTime { dependencies.dispatchTime() + .seconds(5) }
}
