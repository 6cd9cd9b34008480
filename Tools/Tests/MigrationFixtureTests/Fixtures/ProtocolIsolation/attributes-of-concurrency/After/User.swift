@MainActor
final class GadwallUser {
  struct Dependencies {
    var gadwallAPI: @MainActor @Sendable () -> any GadwallAPIProtocol

    static var defaultDependencies: Self {
      Self(gadwallAPI: { GadwallAPI.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() async {
    dependencies.gadwallAPI().a { print("ran") }
    await dependencies.gadwallAPI().b()
    await dependencies.gadwallAPI().c()
  }
}
