import Core

public final class FeedStore {
  public struct Dependencies {
    public var api: any API
    public var log: Log
    public init(api: any API, log: Log) {
      self.api = api
      self.log = log
    }
  }
  private let dependencies: Dependencies
  public init(dependencies: Dependencies) { self.dependencies = dependencies }
  public func show() { print(dependencies.api.get()) }
}
