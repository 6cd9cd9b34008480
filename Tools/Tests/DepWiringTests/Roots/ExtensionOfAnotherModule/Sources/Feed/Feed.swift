public final class Feed: Sendable {
  public struct Dependencies: Sendable {
    public var read: @Sendable (String) -> String

    public init(read: @escaping @Sendable (String) -> String) { self.read = read }
  }

  private let dependencies: Dependencies

  public init(dependencies: Dependencies) { self.dependencies = dependencies }

  public func title() -> String { dependencies.read("title") }
}
