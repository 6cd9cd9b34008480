public struct End6124API {
  public struct Dependencies {
    public var name: String
    public init(name: String) { self.name = name }
    static var defaultDependencies: Self { Self(name: "a") }
  }
  let dependencies: Dependencies
  public init() { self.init(dependencies: .defaultDependencies) }
  public init(dependencies: Dependencies) { self.dependencies = dependencies }
}
