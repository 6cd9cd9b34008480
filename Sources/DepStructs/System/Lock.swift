// Inlinable through and through: the read of a shared value is measured, and a generic call through
// witness tables costs ten times the lock (see Benchmarks).
#if canImport(Darwin)
  public import Darwin

  /// A value that one thread at a time may touch.
  ///
  /// - Note: `os_unfair_lock`, because `Synchronization.Mutex` needs macOS 15.
  // Proof of @unchecked: `state` and `lock` are touched only inside `withLock`, between lock and
  // unlock; the lock word has an address of its own for the life of the object.
  @usableFromInline
  final class Lock<State: Sendable>: @unchecked Sendable {
    @usableFromInline let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
    @usableFromInline var state: State

    init(_ state: State) {
      self.state = state
      lock.initialize(to: os_unfair_lock())
    }

    deinit {
      lock.deinitialize(count: 1)
      lock.deallocate()
    }

    @inlinable
    func withLock<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
      os_unfair_lock_lock(lock)
      defer { os_unfair_lock_unlock(lock) }
      return body(&state)
    }
  }
#else
  public import Synchronization

  /// A value that one thread at a time may touch.
  @usableFromInline
  final class Lock<State: Sendable>: Sendable {
    @usableFromInline let mutex: Mutex<State>
    @usableFromInline let isWatched = ThreadSanitizer.watches

    init(_ state: State) {
      mutex = Mutex(state)
    }

    @inlinable
    func withLock<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
      mutex.withLock { state in
        guard isWatched else { return body(&state) }
        ThreadSanitizer.acquired(self)
        defer { ThreadSanitizer.willRelease(self) }
        return body(&state)
      }
    }
  }
#endif
