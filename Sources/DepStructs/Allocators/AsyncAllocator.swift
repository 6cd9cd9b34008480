/// Makes a value asynchronously when it is first asked for, and keeps it for a lifetime.
///
/// ```swift
/// let session = AsyncAllocator(.shared) { try await Session.signIn(api) }
/// let dependencies = Feed.Dependencies(session: { try await session() })
/// ```
///
/// Callers that come while a value is being made wait for that one, and share its outcome, a
/// thrown error too. An error is not kept: the next call tries again. `make` runs in a task of its
/// own, so cancelling one caller does not affect the others. A cancelled caller throws
/// `CancellationError` if the allocator's error type is `any Error`; otherwise it waits for the
/// value. The task inherits the overrides in force for the first caller.
///
/// - Note: A `make` that awaits the value it is making, itself or through other allocators, stops
///   the process with a message that names the path. What it awaits in tasks of its own (`async
///   let`, a task group) is not seen: it waits for ever.
public final class AsyncAllocator<Value: Sendable, Failure: Error>: ResettableAllocator {
  private let lifetime: Lifetime<Value>
  private let subject: Subject
  private let make: @Sendable () async throws(Failure) -> Value
  private let slot = Slot<Value, AsyncFlight<Value, Failure>>()

  /// Creates an allocator; nothing is made yet.
  ///
  /// - Parameters:
  ///   - lifetime: How long a value is kept.
  ///   - fileID: Where it is declared, for messages.
  ///   - line: Where it is declared, for messages.
  ///   - make: Makes the value, in a task of its own.
  public init(
    _ lifetime: Lifetime<Value>, fileID: StaticString = #fileID, line: UInt = #line,
    make: @escaping @Sendable () async throws(Failure) -> Value
  ) {
    self.lifetime = lifetime
    subject = Subject(allocatorOf: Value.self, fileID, line)
    self.make = make
  }

  /// Returns the kept value, or makes one.
  ///
  /// - Parameter isolation: The caller's actor; a kept value comes without leaving it.
  /// - Returns: The value.
  /// - Throws: What `make` throws; `CancellationError` when the caller is cancelled while it waits
  ///   and the error type allows that.
  public func callAsFunction(
    isolation: isolated (any Actor)? = #isolation
  ) async throws(Failure) -> Value {
    while true {
      let (kept, version) = slot.look()
      if let value = kept?.value { return value }
      let run = slot.run(at: version) { takeOff(at: version) }
      if let run { return try await run.outcome() }
    }
  }

  /// Forgets the kept value, so that the next call makes another.
  public func reset() { slot.reset() }

  private func takeOff(at version: Int) -> AsyncFlight<Value, Failure> {
    let construction = Construction(subject)
    let task = DefaultsScope.keeping(subject) {
      Task {
        let result = await construction.carriedOut {
          do throws(Failure) {
            return Result<Value, Failure>.success(try await make())
          } catch {
            return .failure(error)
          }
        }
        slot.end(at: version, keeping: (try? result.get()).map(lifetime.keep))
        return result
      }
    }
    return AsyncFlight(construction: construction, task: task)
  }
}

extension AsyncAllocator: PrunableAllocator {
  func discard() { reset() }
  func dropExpired() { slot.dropExpired() }
  var isVacant: Bool { slot.isVacant }
}
