import Foundation

final class SubscriptionDesk {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func expiry(days: Double) -> Date {
    dependencies.now().addingTimeInterval(days * 86_400)
  }

  func isRunning(_ expiry: Date) -> Bool { expiry.timeIntervalSince(dependencies.now()) > 0 }
}
