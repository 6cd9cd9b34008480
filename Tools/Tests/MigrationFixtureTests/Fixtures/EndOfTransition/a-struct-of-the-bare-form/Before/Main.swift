struct End2API {
  struct Dependencies {
    var name: String

    // How it runs in the app.
    static var defaultDependencies: Self { Self(name: "a") }
  }

  let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }
}