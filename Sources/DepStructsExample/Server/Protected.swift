import Foundation

/// A value behind a lock; `Mutex` does the same on systems that have it.
// Proof of @unchecked: `value` is read and written only while `lock` is held.
final class Protected<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&value) }
  }
}
