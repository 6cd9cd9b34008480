final class DetailModel {
  struct Dependencies {}
  init(dependencies: Dependencies) {}
}
public struct Configuration {
  public struct Dependencies {
    public var name: String
    private var retries: Int
  }
  public init(dependencies: Dependencies) {}
}
public struct FeedRoot {
  public init() {}
  public func makeDetail() { _ = DetailModel(dependencies: .init()) }
}
