public protocol API: Sendable {}
public struct User: Sendable { public init() {} }
public final class FeedStore {
  public struct Dependencies {
    public var user: User
    public var api: any API
  }
  public init(dependencies: Dependencies) {}
}
final class DetailModel {
  struct Dependencies {}
  init(dependencies: Dependencies) {}
}
public final class Hidden {
  init() {}
}
public final class Screen {
  public struct Dependencies {
    public var hidden: Hidden
    public init(hidden: Hidden) { self.hidden = hidden }
  }
  public init(dependencies: Dependencies) {}
}
