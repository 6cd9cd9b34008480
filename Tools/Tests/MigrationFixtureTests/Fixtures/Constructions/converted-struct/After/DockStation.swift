import Foundation

struct DockGauge {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date(timeIntervalSince1970: 0) })
    }
  }

  let name: String
  var dependencies: Dependencies = .defaultDependencies

  func read() -> String { "\(name) \(dependencies.now() < .distantFuture)" }
}

final class DockStation {
  struct Dependencies {
    var makeDockGauge: @Sendable (String) -> DockGauge

    static var defaultDependencies: Self {
      Self(makeDockGauge: { DockGauge(name: $0) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func read() -> String { dependencies.makeDockGauge("a").read() }
}
