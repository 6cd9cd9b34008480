@MainActor final class Home {
  struct Dependencies {
    var log: Log
    var makeDetail: (Int) -> Detail
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
@MainActor final class Detail {
  struct Dependencies { var makeHome: () -> Home }
  let dependencies: Dependencies
  init(_ id: Int, dependencies: Dependencies) {
    self.dependencies = dependencies
    print("Detail \(id)")
  }
}
final class Log { init() { print("Log") } }
