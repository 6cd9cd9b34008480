/// Tasks wait in front of it until it opens, once and for good.
@usableFromInline
final class AsyncGate: Sendable {
  private struct State: Sendable {
    var isOpen = false
    var nextWaiter = 0
    var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
  }

  private let state = Lock(State())

  /// Suspends the task until the gate is open.
  ///
  /// - Parameters:
  ///   - leavesWhenCancelled: Whether a cancelled task goes on before the gate is open.
  ///   - isolation: The caller's actor.
  func wait(
    leavesWhenCancelled: Bool, isolation: isolated (any Actor)? = #isolation
  ) async {
    let waiter = state.withLock { state in
      state.nextWaiter += 1
      return state.nextWaiter
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let goesOn = state.withLock { state in
          // The task is marked as cancelled before its handler runs. So a handler that came too
          // early to find the continuation is seen here.
          if state.isOpen || leavesWhenCancelled && Task.isCancelled { return true }
          state.waiters[waiter] = continuation
          return false
        }
        if goesOn { continuation.resume() }
      }
    } onCancel: {
      guard leavesWhenCancelled else { return }
      state.withLock { $0.waiters.removeValue(forKey: waiter) }?.resume()
    }
  }

  /// Lets all who wait go on.
  func open() {
    let waiters = state.withLock { state in
      state.isOpen = true
      defer { state.waiters = [:] }
      return Array(state.waiters.values)
    }
    for waiter in waiters { waiter.resume() }
  }
}
