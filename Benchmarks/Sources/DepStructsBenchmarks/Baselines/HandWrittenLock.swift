import Synchronization

/// What a developer writes in the place of a shared allocator: a lock around an optional.
///
/// It shows what a lock costs on the machine, and lacks all else: it holds the lock while the value
/// is made.
final class HandWrittenLock<Value: Sendable>: Sendable {
  private let kept = Mutex<Value?>(nil)
  private let make: @Sendable () -> Value

  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  func value() -> Value {
    kept.withLock { kept in
      if let value = kept { return value }
      let value = make()
      kept = value
      return value
    }
  }
}
