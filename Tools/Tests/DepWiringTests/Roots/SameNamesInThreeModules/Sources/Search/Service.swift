public final class Configuration {
  public init() {}
}
public final class Service {
  public struct Dependencies {
    public var configuration: Configuration
    public init(configuration: Configuration) { self.configuration = configuration }
  }
  public init(dependencies: Dependencies) { print("Search") }
}
