/// A database whose initializer throws.
public final class DatabaseQueue: @unchecked Sendable {
  public init() throws {}

  public func read() -> String { "rows" }
}
