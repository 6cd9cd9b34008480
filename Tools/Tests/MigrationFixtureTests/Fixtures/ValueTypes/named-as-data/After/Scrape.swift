import Foundation

struct Scrape6187Result {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  let title: String
  let size: Int

  func isNew(since: Double, dependencies: Dependencies = .defaultDependencies) -> Bool {
    dependencies.now().timeIntervalSince1970 - since < Double(size)
  }
}

struct Scrape6187Service {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  let title: String
  var dependencies: Dependencies = .defaultDependencies

  func isNew(since: Double) -> Bool { dependencies.now().timeIntervalSince1970 - since < 1 }
}
