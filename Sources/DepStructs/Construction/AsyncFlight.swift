/// One run of an allocator's `make` in a task of its own.
struct AsyncFlight<Value: Sendable, Failure: Error>: Sendable {
  let construction: Construction
  let task: Task<Result<Value, Failure>, Never>

  /// Waits for the outcome; leaves early when the caller is cancelled and can say so.
  func outcome(isolation: isolated (any Actor)? = #isolation) async throws(Failure) -> Value {
    // Of the task alone: an asynchronous wait holds up no synchronous run that is below it on the
    // same stack.
    let caller = Construction.ofTask
    caller?.beginWaiting(for: construction)
    defer { caller?.endWaiting() }
    if let cancellation = CancellationError() as? Failure, await !landsBeforeCancellation() {
      throw cancellation
    }
    return try await task.value.get()
  }

  private func landsBeforeCancellation(
    isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    let (landings, landing) = AsyncStream<Void>.makeStream()
    Task {
      _ = await task.value
      landing.yield()
    }
    for await _ in landings { return true }
    return false
  }
}
