final class SandpiperOpener {
  struct Dependencies {
    var makeSandpiperWindow: @MainActor @Sendable () -> SandpiperWindow
    var makeSandpiperDelegate: @MainActor @Sendable () -> SandpiperDelegate
    var makeSandpiperScene: @MainActor @Sendable () -> SandpiperScene
    var makeSandpiperModifier: @MainActor @Sendable () -> SandpiperModifier

    static var defaultDependencies: Self {
      Self(
        makeSandpiperWindow: { SandpiperWindow() },
        makeSandpiperDelegate: { SandpiperDelegate() },
        makeSandpiperScene: { SandpiperScene() },
        makeSandpiperModifier: { SandpiperModifier() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func open() { print(dependencies.makeSandpiperWindow(), dependencies.makeSandpiperDelegate(), dependencies.makeSandpiperScene(), dependencies.makeSandpiperModifier()) }
}
