/// One run of an allocator's `make`, as a node of the graph of who waits for whom.
///
/// Every caller that is itself under construction adds an edge to what it waits for, before it
/// looks for a cycle. So of the threads or tasks that close a cycle together, the last one to add
/// its edge sees the whole cycle, and no lock is ever held across allocators.
final class Construction: Sendable {
  let subject: Subject
  private let awaited = Lock<[Construction]>([])

  init(_ subject: Subject) {
    self.subject = subject
  }

  /// Adds the edge to another run, and stops the process with the path if it closes a cycle.
  func beginWaiting(for other: Construction) {
    awaited.withLock { $0.append(other) }
    var visited: Set<ObjectIdentifier> = []
    if let path = other.path(to: self, &visited) {
      ConstructionPath.trapCycle(([self] + path).map(\.subject))
    }
  }

  /// Removes the edge to another run.
  func endWaiting(for other: Construction) {
    awaited.withLock { awaited in
      if let index = awaited.firstIndex(where: { $0 === other }) { awaited.remove(at: index) }
    }
  }

  private func path(
    to target: Construction, _ visited: inout Set<ObjectIdentifier>
  ) -> [Construction]? {
    if self === target { return [self] }
    guard visited.insert(ObjectIdentifier(self)).inserted else { return nil }
    // A copy of its own: shared storage looks like a race to the thread sanitizer.
    for next in awaited.withLock({ $0.map(\.self) }) {
      if let path = next.path(to: target, &visited) { return [self] + path }
    }
    return nil
  }
}
