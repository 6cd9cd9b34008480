protocol TurnstileProtocol: Sendable {
  func count(_ gate: Int) -> Int
}

final class Turnstile: Sendable {
  static let shared = Turnstile()
  func count(_ gate: Int) -> Int { gate * 5 }
}

extension Turnstile: TurnstileProtocol {}

final class GateLog {
  struct Dependencies {
    var turnstile: any TurnstileProtocol

    static var defaultDependencies: Self {
      Self(turnstile: Turnstile.shared)
    }
  }

  private let dependencies: Dependencies

  private var opened = 0

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func open(_ gate: Int) -> Task<Int, Never> {
    opened += 1
    let dependencies = self.dependencies
    @Sendable func count() -> Int { dependencies.turnstile.count(gate) }
    return Task { count() }
  }
}
