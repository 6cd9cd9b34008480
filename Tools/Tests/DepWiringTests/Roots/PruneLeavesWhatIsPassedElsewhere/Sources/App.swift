@MainActor func start() -> AppRoot {
  AppRoot(dependencies: .init(clock: 1, one: 1, two: 2, log: Log()))
}
