public final class Cache: Sendable {
  public init() {}
}
