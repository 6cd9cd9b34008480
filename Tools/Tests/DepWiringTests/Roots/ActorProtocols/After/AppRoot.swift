final class AppRoot {
  struct Dependencies {
    var metrics: any Metrics
    static func live() -> Self { Self(metrics: RealMetrics.shared) }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeServer() -> Server {
    Server(
      dependencies: .init(
        makeLimiter: { [metrics = dependencies.metrics] in
          Limiter(dependencies: .init(metrics: metrics))
        }))
  }
}
