final class Tracker {
  let limit: Int
  init(limit: Int = 1) { self.limit = limit }
}
final class Harbor {
  struct Dependencies { var tracker: Tracker }
  let dependencies: Dependencies
  init(dependencies: Dependencies = Dependencies(tracker: Tracker(limit: 9))) {
    self.dependencies = dependencies
  }
}
final class Quay {
  struct Dependencies { var tracker: Tracker }
  let dependencies: Dependencies
  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }
}
final class Mooring {
  struct Dependencies {
    var tracker: Tracker
    static var usual: Self { .init(tracker: Tracker(limit: 5)) }
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies = .usual) { self.dependencies = dependencies }
}
final class Jetty {
  struct Dependencies {
    var tracker: Tracker
  }
  static func usual() -> Dependencies { .init(tracker: Tracker(limit: 3)) }
  let dependencies: Dependencies
  init(dependencies: Dependencies = Jetty.usual()) { self.dependencies = dependencies }
}
