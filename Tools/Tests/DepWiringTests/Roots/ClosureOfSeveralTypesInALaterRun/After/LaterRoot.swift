@MainActor
final class LaterRoot {
  struct Dependencies {
    var now: @Sendable () -> Int
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeLater() -> Later {
    Later(
      dependencies: .init(
        size: 4,
        makeMeasured: { [now = dependencies.now] name in
          try Measured(name: name, dependencies: .init(now: now))
        }))
  }
}
