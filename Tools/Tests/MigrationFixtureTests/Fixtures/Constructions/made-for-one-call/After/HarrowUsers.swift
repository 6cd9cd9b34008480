final class HarrowSender {
  struct Dependencies {
    var sendHarrowRequest: @Sendable (Int) -> Void

    static var defaultDependencies: Self {
      Self(sendHarrowRequest: { HarrowRequest(field: $0).send() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func run() { dependencies.sendHarrowRequest(1) }
}

final class HarrowMarker {
  struct Dependencies {
    var makeHarrowRequest: @Sendable (Int) -> HarrowRequest

    static var defaultDependencies: Self {
      Self(makeHarrowRequest: { HarrowRequest(field: $0) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func run() { dependencies.makeHarrowRequest(depth("field")).mark(depth("mark")) }

  private func depth(_ name: String) -> Int {
    print("depth of", name)
    return 3
  }
}

final class HarrowPlougher {
  struct Dependencies {
    var makeHarrowRequest: @Sendable (Int) -> HarrowRequest

    static var defaultDependencies: Self {
      Self(makeHarrowRequest: { HarrowRequest(field: $0) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func run() { dependencies.makeHarrowRequest(2).plough(4) }
}

final class HarrowTurner {
  struct Dependencies {
    var makeHarrowRequest: @Sendable (Int) -> HarrowRequest

    static var defaultDependencies: Self {
      Self(makeHarrowRequest: { HarrowRequest(field: $0) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func run() { dependencies.makeHarrowRequest(3).turn({ print("turned") }) }
}

final class HarrowNoter {
  struct Dependencies {
    var makeHarrowRequest: @Sendable (Int) -> HarrowRequest

    static var defaultDependencies: Self {
      Self(makeHarrowRequest: { HarrowRequest(field: $0) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func run() { dependencies.makeHarrowRequest(4).note() }
}

@MainActor
final class HarrowPoster {
  struct Dependencies {
    var makeHarrowMailer: @MainActor @Sendable () -> HarrowMailer

    static var defaultDependencies: Self {
      Self(makeHarrowMailer: { HarrowMailer() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func run() { dependencies.makeHarrowMailer().send("x") }
}

final class HarrowDriver: Sendable {
  struct Dependencies {
    var makeHarrowEngine: @Sendable () -> HarrowEngine

    static var defaultDependencies: Self {
      Self(makeHarrowEngine: { HarrowEngine() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func run() async { await dependencies.makeHarrowEngine().start() }
}
