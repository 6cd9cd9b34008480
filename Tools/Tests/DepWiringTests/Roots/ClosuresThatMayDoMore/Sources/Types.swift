@MainActor
final class Feed {
  struct Dependencies {
    var tick: () throws -> Void
    var wait: () async -> Void
    var show: @MainActor () -> Void
    var log: @Sendable () -> Void
  }

  let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
