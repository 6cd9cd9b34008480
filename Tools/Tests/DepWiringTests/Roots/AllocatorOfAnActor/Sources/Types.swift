@MainActor
final class Index {
  init() {}
}

final class Feed {
  struct Dependencies {
    var index: @Sendable () async -> Index
  }

  let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
