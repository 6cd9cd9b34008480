import Foundation

final class SundialShop {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  struct UUID {
    var number = 4
  }

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func id() -> Int { UUID().number }

  func isOpen() -> Bool { dependencies.now() > Foundation.Date(timeIntervalSince1970: 5) }
}
