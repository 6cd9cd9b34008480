import Foundation

final class AlpacaList: AlpacaBase {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  func text() -> Bool { dependencies.now() > .distantPast }
}
