import Dispatch
import Foundation

final class HedgehogTimer {
  struct Dependencies {
    var now: @Sendable () -> Date
    var dispatchTime: @Sendable () -> DispatchTime

    static var defaultDependencies: Self {
      Self(now: { Date() }, dispatchTime: { DispatchTime.now() })
    }
  }

  private let dependencies: Dependencies

  private let action: () -> String

  init(dependencies: Dependencies = .defaultDependencies, action: @escaping () -> String) {
    self.dependencies = dependencies
    self.action = action
  }

  func fire() -> String { "\(action()) \(dependencies.now() > .distantPast) \(dependencies.dispatchTime() > .distantFuture)" }
}
