public protocol Cache {}
public final class Feed {
  public struct Dependencies {
    public var cache: any Cache
    public init(cache: any Cache) { self.cache = cache }
  }
  public init(dependencies: Dependencies) {}
}
