import Foundation

struct TernCache: Codable {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  var fetched: Date?

  mutating func refreshFetchDate(dependencies: Dependencies = .defaultDependencies) {
    fetched = dependencies.now()
  }

  mutating func stamp(dependencies: Dependencies = .defaultDependencies) { fetched = dependencies.now() }

  func isOlder(
    than seconds: TimeInterval,
    dependencies: Dependencies = .defaultDependencies,
    _ print: (String) -> Void
  ) -> Bool {
    print("asked")
    return dependencies.now().timeIntervalSince(fetched ?? .distantPast) > seconds
  }
}

struct TernPage: Codable {
  struct Dependencies {
    var now: @Sendable () -> Date
    var randomInt: @Sendable (ClosedRange<Int>) -> Int

    static var defaultDependencies: Self {
      Self(now: { Date() }, randomInt: { Int.random(in: $0) })
    }
  }

  var made: Date?
  var id = ""

  mutating func renewPage(dependencies: Dependencies = .defaultDependencies) {
    made = dependencies.now()
    id = "\(dependencies.randomInt(1...6))"
  }

  mutating func touchBoth(dependencies: Dependencies = .defaultDependencies) { made = dependencies.now() }
}

struct TernLeaf: Codable {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  var made: Date?

  mutating func touchBoth(dependencies: Dependencies = .defaultDependencies) { made = dependencies.now() }
}
