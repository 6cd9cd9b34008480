/// Runs the measured body so many times in a loop of its own, and returns what it computed.
///
/// The closure is called once for a whole loop, so its own call does not show.
typealias Batch = @Sendable (_ times: Int) async -> Int

/// Two ways to do the same, to be measured side by side.
struct Comparison: Sendable {
  private(set) var name: String
  private(set) var baselineName: String
  let candidate: Batch
  let baseline: Batch
  /// Whether each side runs on two threads at once, which then ask the same object.
  private(set) var isOnTwoThreads = false

  init(
    _ name: String, _ candidate: @escaping Batch,
    against baselineName: String, _ baseline: @escaping Batch
  ) {
    self.name = name
    self.baselineName = baselineName
    self.candidate = candidate
    self.baseline = baseline
  }

  /// The same comparison with each side running on two threads at once.
  var onTwoThreads: Comparison {
    var copy = self
    copy.name += ", 2 threads"
    copy.baselineName += ", 2 threads"
    copy.isOnTwoThreads = true
    return copy
  }

  /// Stops when the two sides compute different things.
  func requireSameWork() async throws(Failure) {
    for times in [0, 1, 3] {
      let (left, right) = (await candidate(times), await baseline(times))
      guard left == right else {
        throw Failure(message: "\(name): computes \(left), and its baseline \(right)")
      }
    }
  }
}
