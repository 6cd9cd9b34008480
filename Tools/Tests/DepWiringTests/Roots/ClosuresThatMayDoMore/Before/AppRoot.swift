@MainActor
final class AppRoot {
  struct Dependencies {
    var tick: () -> Void
    var wait: @MainActor () -> Void
    var show: () -> Void
    var log: @MainActor @Sendable () -> Void
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeFeed() -> Feed {
    Feed(dependencies: .init(tick: dependencies.tick))
  }
}
