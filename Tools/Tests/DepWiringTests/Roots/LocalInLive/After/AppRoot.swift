@MainActor final class AppRoot {
  struct Dependencies {
    var clock: Clock
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeModel() -> Model { Model(dependencies: .init(clock: dependencies.clock)) }
}

extension AppRoot.Dependencies {
  static var live: Self {
    let clock = Clock(now: { 3 })
    return Self(clock: clock)
  }
}
