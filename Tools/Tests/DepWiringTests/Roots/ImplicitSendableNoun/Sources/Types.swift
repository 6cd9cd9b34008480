@MainActor final class Player { init() { print("Player") } }
@MainActor final class Screen {
  struct Dependencies { var player: @MainActor @Sendable () -> Player }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
