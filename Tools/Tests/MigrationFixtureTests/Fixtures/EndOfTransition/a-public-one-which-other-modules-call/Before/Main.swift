public struct End11API {
  struct Dependencies {
    var name: String
    static var defaultDependencies: Self { Self(name: "a") }
  }
  let dependencies: Dependencies
  public init() { self.init(dependencies: .defaultDependencies) }
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}