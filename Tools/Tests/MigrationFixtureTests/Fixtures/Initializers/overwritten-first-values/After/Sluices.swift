import Foundation

/// Each initializer sets `opened`.
final class Sluice2901 {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  var opened = Date()
  private(set) var name: String

  init(opened: Date, name: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.name = name
    self.opened = opened
  }

  init(name: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    opened = Date.distantPast
    self.name = name
  }

  func age() -> TimeInterval { dependencies.now().timeIntervalSince(opened) }
}

/// One initializer keeps the first value.
final class Weir2901 {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  var opened: Date

  init(dependencies: Dependencies = .defaultDependencies) {
    opened = dependencies.now()
  }

  init(opened: Date, dependencies: Dependencies = .defaultDependencies) {
    self.opened = dependencies.now()
    self.opened = opened
  }
}

/// The first value is all that is hidden.
struct Lock2901 {
  var opened = Date()

  init(_ other: Date) {
    opened = other
    print("sets it")
  }
}

/// A branch sets it, and so does a parameter of its name.
final class Dam2901 {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  var opened: Date

  init(isNew: Bool, opened: Date, dependencies: Dependencies = .defaultDependencies) {
    self.opened = dependencies.now()
    if isNew { self.opened = opened }
  }
}
