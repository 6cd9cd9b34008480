@MainActor final class AppRoot {
  struct Dependencies { var names: [String] }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }

  lazy var analytics = Analytics(dependencies: .init())
  lazy var empty = Empty(dependencies: .init())
}
