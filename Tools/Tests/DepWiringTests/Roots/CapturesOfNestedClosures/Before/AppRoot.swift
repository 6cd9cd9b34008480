@MainActor final class AppRoot {
  private let metrics = Metrics()

  func makeRouter() -> Router {
    Router(
      dependencies: .init(
        makeHandler: { [metrics] in
          Handler(
            dependencies: .init(
              makeUser: {
                User(dependencies: .init(metrics: metrics))
              }))
        }))
  }

  func makeShort() -> Router {
    Router(dependencies: .init(makeHandler: { [metrics] in Handler(dependencies: .init(makeUser: { User(dependencies: .init(metrics: metrics)) })) }))
  }

  func users() -> [() -> User] {
    (0..<2).map { _ in
      { User(dependencies: .init(metrics: self.metrics)) }
    }
  }
}
