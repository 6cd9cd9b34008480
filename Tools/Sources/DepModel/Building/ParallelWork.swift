/// How work on many files is shared among threads.
package struct ParallelWork: Sendable {
  /// How many threads there are.
  package var workerCount: Int
  /// Calls the work once for each worker, at once if it can, and returns when all have ended.
  package var run: @Sendable (_ work: @Sendable @escaping () -> Void) -> Void

  package init(
    workerCount: Int, run: @escaping @Sendable (_ work: @Sendable @escaping () -> Void) -> Void
  ) {
    self.workerCount = workerCount
    self.run = run
  }

  /// Everything on the calling thread.
  package static var sequential: Self { Self(workerCount: 1) { $0() } }
}
