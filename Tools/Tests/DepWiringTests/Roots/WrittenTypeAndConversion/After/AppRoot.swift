@MainActor final class AppRoot {
  private lazy var log = Log()
  lazy var api: any API = NetworkAPI(dependencies: .init(log: log))
  lazy var shorthand: NetworkAPI = .init(dependencies: .init(log: log))
  lazy var made: any API = { [log] in NetworkAPI(dependencies: .init(log: log)) }()

  func makeFeed() -> Feed { Feed(dependencies: .init(api: api)) }
}
