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
  func read() -> String { DockGauge(name: "a").read() }
}
