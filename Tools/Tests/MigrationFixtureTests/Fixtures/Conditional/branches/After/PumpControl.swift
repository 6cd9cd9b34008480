import Foundation

final class ValveBus: Sendable {
  static let shared = ValveBus()
  func open(_ valve: Int) -> String { "open \(valve)" }
}

final class PumpControl {
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

  func start() -> String {
    #if os(Windows)
      return ValveBus.shared.open(1)
    #else
      return ValveBus.shared.open(2)
    #endif
  }

  func isDue() -> Bool { dependencies.now() > .distantPast }
}
