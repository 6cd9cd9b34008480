/// Remembers whether a host answers.
package protocol HostHealthTracking: Sendable {
  func isReachable() async -> Bool
  func note(isReachable: Bool) async
}

/// What was learnt about one host, so that a dead one is not waited for again and again.
///
/// The inherited one is a table for all hosts that tests have to reset. Here the composition root
/// says "one per host", and the type knows only its own.
package actor HostHealth: HostHealthTracking {
  private var answers = true

  package init() {}

  package func isReachable() -> Bool { answers }

  package func note(isReachable: Bool) {
    answers = isReachable
  }
}
