/// One run of an allocator's `make` on a thread, and its outcome for all who wait for it.
@usableFromInline
final class Flight<Value: Sendable, Failure: Error>: Sendable {
  let construction: Construction
  /// Locked from the beginning until the run has landed: those who read the outcome wait for that.
  private let result = Lock<Result<Value, Failure>?>(nil)

  /// Begins a run, on the thread that lands it.
  init(_ subject: Subject) {
    construction = Construction(subject)
    result.system.lock()
  }

  /// Notes the outcome, and lets all who wait go on.
  func land(_ outcome: Result<Value, Failure>) {
    result.state = outcome
    result.system.unlock()
  }

  /// Waits for the outcome.
  func outcome() -> Result<Value, Failure> {
    guard let outcome = result.withLock({ $0 }) else {
      trap("\(construction.subject.name) was awaited, and ended without an outcome")
    }
    return outcome
  }
}
