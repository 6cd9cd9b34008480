protocol Metrics: Actor { func count() -> Int }
actor RealMetrics: Metrics {
  static let shared = RealMetrics()
  private var number = 0
  func count() -> Int {
    number += 1
    return number
  }
}
final class Limiter: Sendable {
  struct Dependencies: Sendable {
    var metrics: any Metrics
    static var live: Self { .init(metrics: RealMetrics.shared) }
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
  func count() async -> Int { await dependencies.metrics.count() }
}
final class Server: Sendable {
  struct Dependencies: Sendable {
    var makeLimiter: @Sendable () -> Limiter
    static var live: Self { .init(makeLimiter: { Limiter() }) }
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
  func run() async -> Int { await dependencies.makeLimiter().count() }
}
