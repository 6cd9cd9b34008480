import DepWorkspace
import Synchronization

/// Shows the progress of reading when it takes more than a second.
final class Progress: Sendable {
  struct Dependencies: Sendable {
    var terminal: Terminal
    /// Seconds since some fixed moment.
    var now: @Sendable () -> Double
  }

  private struct State {
    var start: Double
    var next: Double
    var isShown = false
  }

  private let dependencies: Dependencies
  private let state: Mutex<State>

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    let start = dependencies.now()
    state = Mutex(State(start: start, next: start + 1))
  }

  /// Shows the count, at most a few times in a second; may be called on any thread.
  func show(_ progress: FactsLoader.Progress) {
    let now = dependencies.now()
    let isDue = state.withLock { state in
      guard now >= state.next else { return false }
      state.next = now + (dependencies.terminal.isErrorInteractive ? 0.2 : 5)
      state.isShown = true
      return true
    }
    guard isDue else { return }
    let text = "reading \(progress.fileCount) of \(progress.totalCount) files"
    dependencies.terminal.writeError(
      dependencies.terminal.isErrorInteractive ? "\r\u{1B}[K\(text)" : "depstructs: \(text)\n")
  }

  /// Takes the line away again.
  func finish() {
    let isShown = state.withLock(\.isShown)
    if isShown, dependencies.terminal.isErrorInteractive {
      dependencies.terminal.writeError("\r\u{1B}[K")
    }
  }
}
