import Foundation

final class PoachTimer {
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

  func isPast() -> Bool { dependencies.now() > dependencies.now().addingTimeInterval(-5) }
}
