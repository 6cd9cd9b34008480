internal import Foundation

/// Runs the same work on several threads whose stacks are deep enough for a parser.
enum WorkerThreads {
  /// The parser recurses; a secondary thread has half a megabyte on macOS.
  private static let stackSize = 16 << 20

  /// Calls the work once for each thread, and returns when all are done.
  static func run(count: Int, _ work: @escaping @Sendable () -> Void) {
    ThreadMemory.prepare()
    let group = DispatchGroup()
    for _ in 0..<count {
      group.enter()
      let thread = Thread {
        work()
        group.leave()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    group.wait()
  }
}
