import EventKit
import Foundation

final class AlpacaList: AlpacaBase {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  init(store: EKEventStore, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    super.init(store: store)
  }

  func text() -> Bool { dependencies.now() > .distantPast }
}
