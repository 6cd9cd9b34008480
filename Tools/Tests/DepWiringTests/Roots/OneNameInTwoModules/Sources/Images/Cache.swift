public final class Cache: Sendable {
  public init() {}
}
public final class Loader {
  public struct Dependencies {
    public var cache: Cache
    public init(cache: Cache) { self.cache = cache }
  }
  public init(dependencies: Dependencies) {}
}
