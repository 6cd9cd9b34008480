/// One run of an asynchronous `make`, and its outcome for all who wait for it.
@usableFromInline
final class AsyncFlight<Value: Sendable, Failure: Error>: Construction, @unchecked Sendable {
  private let gate = AsyncGate()
  private let result = Lock<Result<Value, Failure>?>(nil)

  /// Waits for the outcome.
  func outcome(isolation: isolated (any Actor)? = #isolation) async throws(Failure) -> Value {
    let caller = ActiveConstruction.current
    caller?.beginWaiting(for: self)
    defer { caller?.endWaiting(for: self) }
    let cancellation = CancellationError() as? Failure
    await gate.wait(leavesWhenCancelled: cancellation != nil)
    if let result = result.withLock({ $0 }) { return try result.get() }
    guard let cancellation else {
      trap("\(subject.name) was awaited, and ended without an outcome")
    }
    throw cancellation
  }

  /// Notes the outcome and lets all who wait go on.
  func finish(_ result: Result<Value, Failure>) {
    self.result.withLock { $0 = result }
    gate.open()
  }
}
