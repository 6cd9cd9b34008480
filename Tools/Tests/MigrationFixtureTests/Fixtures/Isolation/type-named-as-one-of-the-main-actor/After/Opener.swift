final class SiskinOpener {
  struct Dependencies {
    var makeSiskinPanel: @Sendable () -> SiskinPanel

    static var defaultDependencies: Self {
      Self(makeSiskinPanel: { SiskinPanel() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func open() {
    let panel = dependencies.makeSiskinPanel()
    panel.close()
  }
}
