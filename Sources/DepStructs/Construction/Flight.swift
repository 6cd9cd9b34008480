/// One run of an allocator's `make`, and its outcome for all who wait for it.
// The node is a part and not a base class: what a task remembers of a run must not keep its value.
@usableFromInline
final class Flight<Value: Sendable, Failure: Error, Door: Sendable>: Sendable {
  let construction: Construction
  let door: Door
  private let result = Lock<Result<Value, Failure>?>(nil)

  init(_ subject: Subject, _ door: Door) {
    construction = Construction(subject)
    self.door = door
  }

  /// The outcome, when the run has ended.
  var outcome: Result<Value, Failure>? { result.withLock { $0 } }

  /// Notes the outcome.
  func end(_ outcome: Result<Value, Failure>) { result.withLock { $0 = outcome } }
}

extension Flight where Door == Gate {
  /// Runs the body, which ends with the flight, and returns the flight's outcome.
  func outcome(_ body: () -> Void) throws(Failure) -> Value {
    let caller = ActiveConstruction.current
    caller?.beginWaiting(for: construction)
    defer { caller?.endWaiting(for: construction) }
    body()
    guard let outcome else {
      trap("\(construction.subject.name) was awaited, and ended without an outcome")
    }
    return try outcome.get()
  }
}

extension Flight where Door == AsyncGate {
  /// Waits for the outcome.
  func outcome(isolation: isolated (any Actor)? = #isolation) async throws(Failure) -> Value {
    // Of the task alone: an asynchronous wait holds up no synchronous run that is below it on the
    // same stack.
    let caller = ActiveConstruction.ofTask
    caller?.beginWaiting(for: construction)
    defer { caller?.endWaiting(for: construction) }
    let cancellation = CancellationError() as? Failure
    await door.wait(leavesWhenCancelled: cancellation != nil)
    if let outcome { return try outcome.get() }
    guard let cancellation else {
      trap("\(construction.subject.name) was awaited, and ended without an outcome")
    }
    throw cancellation
  }
}
