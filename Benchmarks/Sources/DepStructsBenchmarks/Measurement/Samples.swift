/// Nanoseconds that one turn took, for both sides of each pair.
struct Samples: Sendable, Codable {
  private(set) var candidate: [Double] = []
  private(set) var baseline: [Double] = []

  /// The candidate's time over that of the baseline that ran next to it, for each pair.
  var ratios: [Double] { zip(candidate, baseline).map { $0 / $1 } }

  /// Whether all numbers can be what a clock measured.
  var arePlausible: Bool {
    !candidate.isEmpty && candidate.count == baseline.count
      && (candidate + baseline + ratios).allSatisfy { $0.isFinite && $0 > 0 }
  }

  /// Measures both sides in turn.
  ///
  /// The machine's speed drifts over seconds; the two halves of a pair are milliseconds apart, so
  /// the drift cancels in their ratio. Which half comes first alternates, so that an effect of the
  /// order cancels as well.
  static func take(
    _ comparison: Comparison, _ effort: Effort, candidateFirst: Bool
  ) async -> Samples {
    let candidate = Stopwatch(
      comparison.candidate, onTwoThreads: comparison.isOnTwoThreads)
    let baseline = Stopwatch(
      comparison.baseline, onTwoThreads: comparison.isOnTwoThreads)
    let order = candidateFirst ? [candidate, baseline] : [baseline, candidate]
    for stopwatch in order { await stopwatch.calibrate(lasting: effort.batch) }
    var samples = Samples()
    for pair in 0..<effort.pairs {
      let isReversed = pair.isMultiple(of: 2) != candidateFirst
      let first = await (isReversed ? baseline : candidate).nanoseconds()
      let second = await (isReversed ? candidate : baseline).nanoseconds()
      samples.candidate.append(isReversed ? second : first)
      samples.baseline.append(isReversed ? first : second)
    }
    return samples
  }

  /// Adds the pairs that another process measured.
  mutating func append(_ other: Samples) {
    candidate += other.candidate
    baseline += other.baseline
  }
}
