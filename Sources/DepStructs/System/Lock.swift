/// A value that one thread at a time may touch.
// Inlinable through and through: the read of a shared value is measured, and a generic call through
// witness tables costs ten times the lock (see Benchmarks).
// Proof of @unchecked: `state` is touched between lock and unlock only.
@usableFromInline
final class Lock<State: Sendable>: @unchecked Sendable {
  @usableFromInline let system = SystemLock()
  @usableFromInline var state: State

  init(_ state: State) { self.state = state }

  deinit { system.destroy() }

  @inlinable
  func withLock<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
    system.lock()
    defer { system.unlock() }
    return body(&state)
  }
}
