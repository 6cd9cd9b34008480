import DepVerification
import Dispatch
import Foundation
import Synchronization

/// Puts files back when a signal stops the tool in the middle of its work.
struct Interruption: Sendable {
  struct Dependencies: Sendable {
    var terminal: Terminal
    /// Where signals are heard while the work goes on.
    var queue: DispatchQueue
  }

  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  /// Does some work; a signal in the meantime ends its command, puts back the files, and exits.
  func puttingBack<Result>(
    _ files: ChangedFiles, stopping shell: ShellCommand, thenEnding journal: MigrationJournal,
    _ work: () throws -> Result
  ) rethrows -> Result {
    let (terminal, queue) = (dependencies.terminal, dependencies.queue)
    let latch = Latch()
    let sources = Self.signals.map { number in
      // Not SIG_IGN, which the commands would inherit; what follows a signal is in the handler.
      signal(number) { _ in }
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        latch.close()
        shell.stop()
        do throws(ChangeProblem) {
          try files.restoreForGood()
          journal.end()
          terminal.writeError("error: interrupted; every file is restored\n")
        } catch {
          terminal.writeError("error: interrupted; \(error)\n")
        }
        exit(128 + number)
      }
      source.resume()
      return source
    }
    defer {
      // A command that was ended looks like one that failed; who waits here is ended with us.
      latch.pass()
      for source in sources { source.cancel() }
      for number in Self.signals { signal(number, SIG_DFL) }
    }
    return try work()
  }
}

/// A way that is open until it is closed for good.
private final class Latch: Sendable {
  private let isClosed = Mutex(false)

  func close() { isClosed.withLock { $0 = true } }

  /// Goes on at once, or never.
  func pass() {
    while isClosed.withLock({ $0 }) { DispatchSemaphore(value: 0).wait() }
  }
}
