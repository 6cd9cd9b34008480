import Synchronization

/// Two threads wait here until both are really running at the same time.
///
/// A scheduler may start a second thread on the core of the first, and move it only milliseconds
/// later; until then they take turns, and nothing is contended. So the two pass a counter to and
/// fro: on two cores that takes microseconds, and on one core it waits for the scheduler.
final class Meeting: Sendable {
  private static let exchanges = 2_000
  private let count = Atomic(0)

  /// Waits for the other side, but not for ever: a machine may have no second core to give.
  ///
  /// - Parameter side: 0 for one thread, 1 for the other.
  func attend(as side: Int) {
    let clock = ContinuousClock()
    let deadline = clock.now.advanced(by: .milliseconds(100))
    while true {
      let count = count.load(ordering: .acquiring)
      if count >= Self.exchanges { return }
      if count % 2 == side {
        self.count.store(count + 1, ordering: .releasing)
      } else if clock.now > deadline {
        return
      }
    }
  }
}
