import Foundation

final class Minstrel6212 {
  private let isThere: (String) -> Bool

  init(isThere: ((String) -> Bool)? = nil) {
    self.isThere = isThere ?? { path in FileManager.default.fileExists(atPath: path) }
  }

  func sing() -> Bool { isThere("/") }
}

final class Minstrel6213 {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  private let since: () -> TimeInterval
  private let began: Date

  init(
    since: (() -> TimeInterval)? = nil,
    began: Date? = nil,
    dependencies: Dependencies = .defaultDependencies
  ) {
    self.dependencies = dependencies
    self.since = since ?? { -Date().timeIntervalSinceNow }
    self.began = began ?? dependencies.now()
  }

  func sing() -> Bool { since() < 1 && began.timeIntervalSince(dependencies.now()) < 1 }
}
