final class ShrikeOpener {
  struct Dependencies {
    var shrikeChrome: @MainActor @Sendable () -> any ShrikeChromeProtocol

    static var defaultDependencies: Self {
      Self(shrikeChrome: { ShrikeChrome.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func open() async { await dependencies.shrikeChrome().shine() }
}
