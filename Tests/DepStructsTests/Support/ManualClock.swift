import Foundation

/// A clock that goes on when a test says so.
// Proof of @unchecked: `elapsed` is touched under the lock only.
final class ManualClock: Clock, @unchecked Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration = .zero

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let lock = NSLock()
  private var elapsed = Duration.zero

  var now: Instant { lock.withLock { Instant(offset: elapsed) } }
  var minimumResolution: Duration { .zero }

  func advance(by duration: Duration) { lock.withLock { elapsed += duration } }
  func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
}
