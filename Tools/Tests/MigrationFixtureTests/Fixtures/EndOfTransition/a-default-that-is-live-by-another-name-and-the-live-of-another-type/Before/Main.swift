final class End19API {
  struct Dependencies {
    var name: String
    static var live: Self { Self(name: "a") }
    static var defaultDependencies: Self { live }
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }
  func other() -> End19Other { End19Other(dependencies: .live) }
}