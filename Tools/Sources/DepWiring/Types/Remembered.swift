import Synchronization

/// What was read of types, so that it is read once.
final class Remembered<Value: Sendable>: Sendable {
  private let values = Mutex<[Int: Value]>([:])

  func value(of type: Int, _ read: () -> Value) -> Value {
    if let known = values.withLock({ $0[type] }) { return known }
    let value = read()
    values.withLock { $0[type] = value }
    return value
  }
}
