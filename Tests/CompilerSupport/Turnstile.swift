/// Lets a few tasks through at a time.
actor Turnstile {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(places: Int) {
    free = places
  }

  /// Runs the operation as soon as a place is free.
  func pass<Result: Sendable>(
    _ operation: @Sendable () async throws -> Result
  ) async throws -> Result {
    await enter()
    defer { leave() }
    return try await operation()
  }

  private func enter() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private func leave() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
