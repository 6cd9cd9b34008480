import Foundation

/// Remembers what it is told, from any thread.
// Proof of @unchecked: `stored` is read and written only while `lock` is held.
final class Recorder<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: [Value] = []

  var values: [Value] { lock.withLock { stored } }

  func record(_ value: Value) {
    lock.withLock { stored.append(value) }
  }
}
