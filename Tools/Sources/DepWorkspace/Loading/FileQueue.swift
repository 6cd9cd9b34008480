internal import Synchronization

/// Hands out files to threads, largest first, so that none is left alone with a large one.
final class FileQueue: Sendable {
  struct Batch: Sendable {
    var indices: ArraySlice<Int>
    /// How many files were handed out, these among them.
    var handedOut: Int
  }

  private struct State: Sendable {
    var next = 0
    var outcomes: [LoadingWorker.Outcome] = []
  }

  private let order: [Int]
  private let sizes: [Int]
  private let state = Mutex(State())

  /// How many bytes a batch has at least, so that small files do not queue at the lock.
  private static let batchSize = 64 << 10

  init(_ files: [SourceFile]) {
    order = files.indices.sorted { (files[$1].size, $0) < (files[$0].size, $1) }
    sizes = order.map { files[$0].size }
  }

  /// Nil when there are no more.
  func next() -> Batch? {
    state.withLock { state in
      let start = state.next
      var size = 0
      while state.next < order.count, size < Self.batchSize {
        size += sizes[state.next] + 1024
        state.next += 1
      }
      guard start < state.next else { return nil }
      return Batch(indices: order[start..<state.next], handedOut: state.next)
    }
  }

  func finish(_ outcome: LoadingWorker.Outcome) {
    state.withLock { $0.outcomes.append(outcome) }
  }

  var outcomes: [LoadingWorker.Outcome] { state.withLock { $0.outcomes } }
}
