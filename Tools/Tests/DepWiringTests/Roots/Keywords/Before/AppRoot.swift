@MainActor final class AppRoot {
  struct Dependencies {
    var `in`: Int
    var `class`: String
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }

  lazy var `operator` = Operator(dependencies: .init())
}
