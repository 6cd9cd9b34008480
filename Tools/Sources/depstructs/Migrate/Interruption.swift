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

  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  /// Does some work; a signal in the meantime ends its command, puts back the files, and exits.
  func puttingBack<Result>(
    _ files: ChangedFiles, stopping shell: ShellCommand, thenEnding journal: MigrationJournal,
    _ work: () throws -> Result
  ) rethrows -> Result {
    let (terminal, queue) = (dependencies.terminal, dependencies.queue)
    let latch = Latch()
    // The reader of a pipe may leave in the middle of the work; a failed write does not end it.
    let brokenPipe = HeardSignal(SIGPIPE)
    let heard = Self.signals.compactMap { HeardSignal($0) }
    let sources = heard.map { heard in
      let number = heard.number
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
      // The handler makes a running command fail. Wait here for it to exit the process, so that
      // nothing acts on that failure.
      latch.pass()
      for source in sources { source.cancel() }
      for signal in heard { signal.restore() }
      brokenPipe?.restore()
    }
    return try work()
  }
}

/// A signal that no longer ends the process, and what it did before.
private struct HeardSignal {
  let number: Int32
  private let before: sig_t?

  /// Nil for a signal that was ignored, as `nohup` does: it stays so.
  init?(_ number: Int32) {
    self.number = number
    // Not SIG_IGN, which the commands would inherit.
    before = signal(number) { _ in }
    if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      signal(number, SIG_IGN)
      return nil
    }
  }

  func restore() { signal(number, before) }
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
