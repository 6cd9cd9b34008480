@MainActor final class AppRoot {
  private let metrics = Metrics()

  private lazy var journal = Journal()

  func makeRouter() -> Router {
    Router(
      dependencies: .init(
        makeHandler: { [metrics, journal] in
          Handler(
            dependencies: .init(
              makeUser: {
                User(dependencies: .init(metrics: metrics, journal: journal))
              }))
        }))
  }

  func makeShort() -> Router {
    Router(dependencies: .init(makeHandler: { [metrics, journal] in Handler(dependencies: .init(makeUser: {
      User(dependencies: .init(metrics: metrics, journal: journal))
    })) }))
  }

  func users() -> [() -> User] {
    (0..<2).map { [journal] _ in
      { User(dependencies: .init(metrics: self.metrics, journal: journal)) }
    }
  }
}
