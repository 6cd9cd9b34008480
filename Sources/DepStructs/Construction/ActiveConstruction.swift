/// The allocator run that the current code is part of.
struct ActiveConstruction: Sendable {
  private let construction: Construction
  private let task: Int

  private static let inTask = TaskLocal<ActiveConstruction?>(wrappedValue: nil)

  /// The innermost run on this thread, or else the one that this very task carries out.
  static var current: Construction? { ConstructionPath.construction ?? ofTask }

  /// The run that this very task carries out.
  ///
  /// A task that `make` started inherits the task-local, but does not hold up the run: whether
  /// `make` waits for it cannot be known, so it does not count. A false alarm would stop the
  /// process.
  static var ofTask: Construction? {
    guard let active = inTask.get(), active.task == currentTask else { return nil }
    return active.construction
  }

  /// Runs the body as the task that carries out the construction.
  static func carryingOut<Result>(
    _ construction: Construction, isolation: isolated (any Actor)? = #isolation,
    _ body: () async -> Result
  ) async -> Result {
    await inTask.withValue(
      ActiveConstruction(construction: construction, task: currentTask),
      operation: body, isolation: isolation)
  }

  private static var currentTask: Int {
    withUnsafeCurrentTask { $0?.hashValue ?? 0 }
  }
}
