/// One run of a synchronous `make`, and its outcome for all who wait for it.
@usableFromInline
final class Flight<Value: Sendable, Failure: Error>: Construction, @unchecked Sendable {
  let gate = Gate()
  private let result = Lock<Result<Value, Failure>?>(nil)

  /// Runs the body, which ends with the flight, and returns the flight's outcome.
  func outcome(_ body: () -> Void) throws(Failure) -> Value {
    let caller = ActiveConstruction.current
    caller?.beginWaiting(for: self)
    defer { caller?.endWaiting(for: self) }
    body()
    guard let result = result.withLock({ $0 }) else {
      trap("\(subject.name) was awaited, and ended without an outcome")
    }
    return try result.get()
  }

  /// Notes the outcome and lets all who wait go on.
  func finish(_ result: Result<Value, Failure>) {
    self.result.withLock { $0 = result }
    gate.open()
  }
}
