import Foundation

/// Collects what happens, from any thread.
// Proof of @unchecked: `values` is touched under the lock only.
final class Recorder<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Value] = []

  var all: [Value] { lock.withLock { values } }
  var count: Int { all.count }

  @discardableResult
  func record(_ value: Value) -> Int {
    lock.withLock {
      values.append(value)
      return values.count
    }
  }
}
