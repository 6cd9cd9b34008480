internal import Foundation

/// A value that threads change one after the other.
final class Guarded<Value>: @unchecked Sendable {
  // Unchecked, because `Mutex` needs macOS 15; the lock is held wherever the value is touched.
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}
