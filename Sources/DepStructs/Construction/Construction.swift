/// One run of an allocator's `make`, as a node of the graph of who waits for whom.
///
/// A run goes on in one thread or task, so it waits for one other at a time. Whoever waits notes
/// that before it looks for a cycle: of those that close a cycle together, the last one sees all of
/// it, and no lock is ever held across allocators.
final class Construction: Sendable {
  let subject: Subject
  private let awaited = Lock<Construction?>(nil)

  /// The task that carries out a run.
  private struct Executor: Sendable {
    let construction: Construction
    let task: Int
  }

  private static let inTask = TaskLocal<Executor?>(wrappedValue: nil)

  private static var currentTask: Int { withUnsafeCurrentTask { $0?.hashValue ?? 0 } }

  init(_ subject: Subject) { self.subject = subject }

  /// The innermost run on this thread, or else the one that this very task carries out.
  static var current: Construction? { ConstructionPath.construction ?? ofTask }

  /// The run that this very task carries out.
  ///
  /// A task that `make` started inherits the task-local, but does not hold up the run: whether
  /// `make` waits for it cannot be known, so it does not count. A false alarm would stop the
  /// process.
  static var ofTask: Construction? {
    inTask.get().flatMap { $0.task == currentTask ? $0.construction : nil }
  }

  /// Runs the body as the task that carries out the construction.
  func carriedOut<Result>(by body: () async -> Result) async -> Result {
    await Self.inTask.withValue(
      Executor(construction: self, task: Self.currentTask), operation: body)
  }

  /// Notes that this run waits for another, and stops the process with the path of a cycle.
  func beginWaiting(for other: Construction) {
    awaited.withLock { $0 = other }
    var path = [self]
    var next: Construction? = other
    while let construction = next {
      path.append(construction)
      if construction === self { ConstructionPath.trapCycle(path.map(\.subject)) }
      next = construction.awaited.withLock { $0 }
    }
  }

  /// Notes that this run goes on.
  func endWaiting() { awaited.withLock { $0 = nil } }
}
