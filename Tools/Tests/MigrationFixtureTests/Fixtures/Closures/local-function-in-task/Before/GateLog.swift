final class Turnstile: Sendable {
  static let shared = Turnstile()
  func count(_ gate: Int) -> Int { gate * 5 }
}

final class GateLog {
  private var opened = 0

  init() {}

  func open(_ gate: Int) -> Task<Int, Never> {
    opened += 1
    @Sendable func count() -> Int { Turnstile.shared.count(gate) }
    return Task { count() }
  }
}
