import Foundation

final class Ferry2905 {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  private(set) var made: Date

  init(saved: Date?, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    made = dependencies.now()
    guard let saved else { return }
    made = saved
  }

  func age() -> TimeInterval { dependencies.now().timeIntervalSince(made) }
}

final class Raft2905 {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  private(set) var made: Date

  init(later seconds: Double, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    made = dependencies.now()
    made = made.addingTimeInterval(seconds)
  }

  func age() -> TimeInterval { dependencies.now().timeIntervalSince(made) }
}

final class Canoe2905 {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  private(set) var made: Date
  let first: Date

  init(at moment: Date, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    made = dependencies.now()
    first = made
    made = moment
  }

  func age() -> TimeInterval { dependencies.now().timeIntervalSince(first) }
}

final class Barge2905 {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  private(set) var made: Date {
    didSet { print("set") }
  }

  init(at moment: Date, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    made = dependencies.now()
    made = moment
  }

  func age() -> TimeInterval { dependencies.now().timeIntervalSince(made) }
}

final class Punt2905 {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  private(set) var made: Date
  private(set) var started = 0.0

  init(at moment: Date, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    made = dependencies.now()
    started = measured()
    made = moment
  }

  private func measured() -> Double { made.timeIntervalSince1970 }

  func age() -> TimeInterval { dependencies.now().timeIntervalSince(made) }
}

final class Skiff2905 {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  private(set) var made: Date

  init(at moment: Date, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    made = dependencies.now()
    var made = moment
    made = moment.addingTimeInterval(3)
    print(made.timeIntervalSince1970)
  }

  func age() -> TimeInterval { dependencies.now().timeIntervalSince(made) }
}
