import Foundation

final class CobaltVat {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  let size: Int
  init(size: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.size = size /* litres */
  }
  func now() -> Date { dependencies.now() }
}

final class CobaltLid {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  let size: Int
  init(size: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    /* first */ self.size = size // the last word
  }
  func now() -> Date { dependencies.now() }
}

final class CobaltTap {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    /* nothing to do */
  }
  func now() -> Date { dependencies.now() }
}

class CobaltBase {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  private(set) var count = 0
  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    count = 3
  }
  func now() -> Date { dependencies.now() }
}

final class CobaltPipe: CobaltBase {
  struct Dependencies {
    var makeUUID: @Sendable () -> UUID
    var base: CobaltBase.Dependencies

    static var defaultDependencies: Self {
      Self(makeUUID: { UUID() }, base: .defaultDependencies)
    }
  }

  private let dependencies: Dependencies

  let size: Int
  init(size: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.size = size /* inches */
    super.init(dependencies: dependencies.base)
  }
  func mark() -> UUID { dependencies.makeUUID() }
}
