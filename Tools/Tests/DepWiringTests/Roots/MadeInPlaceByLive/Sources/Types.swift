final class Parser {
  init() {}
}

protocol Clock: Sendable {
  var name: String { get }
}

final class FastClock: Clock {
  let name = "fast"

  init() {}
}

final class SlowClock: Clock {
  let name = "slow"

  init() {}
}

/// Each has a parser of its own, and its own clock.
final class Images {
  struct Dependencies {
    var parser: Parser
    var clock: any Clock

    static var live: Dependencies { Dependencies(parser: Parser(), clock: FastClock()) }
  }

  let dependencies: Dependencies

  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
}

final class Files {
  struct Dependencies {
    var parser: Parser
    var clock: any Clock
    var images: () -> Images

    static var live: Dependencies {
      Dependencies(parser: Parser(), clock: SlowClock(), images: { Images() })
    }
  }

  let dependencies: Dependencies

  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
}

final class Screen {
  struct Dependencies {
    var images: Images
    var files: Files
  }

  let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
