final class SandpiperOpener {
  struct Dependencies {
    var makeSandpiperWindow: () -> SandpiperWindow
    var makeSandpiperDelegate: () -> SandpiperDelegate
    var makeSandpiperScene: () -> SandpiperScene
    var makeSandpiperModifier: () -> SandpiperModifier

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
