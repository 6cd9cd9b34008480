import Foundation

/// What was learnt about each host, so that a dead one is not waited for again and again.
// Proof of @unchecked: `unreachable` is read and written only while `lock` is held.
package final class InheritedHostHealth: @unchecked Sendable {
  package static let shared = InheritedHostHealth()

  private let lock = NSLock()
  private var unreachable: Set<String> = []

  func isReachable(_ host: String) -> Bool {
    lock.withLock { !unreachable.contains(host) }
  }

  func note(_ host: String, isReachable: Bool) {
    lock.withLock {
      if isReachable {
        unreachable.remove(host)
      } else {
        unreachable.insert(host)
      }
    }
  }

  /// Forgets everything; without this, one test would decide how the next one fares.
  package func reset() {
    lock.withLock { unreachable = [] }
  }
}
