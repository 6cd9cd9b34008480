/// How much work a measurement takes.
struct Effort: Sendable {
  /// How many processes measure the same comparison.
  let processes: Int
  /// How many times each of them measures the two sides in turn.
  let pairs: Int
  /// How long one loop runs at least.
  let batch: Duration

  init(isSmoke: Bool) { self = isSmoke ? .smoke : .full }

  private init(processes: Int, pairs: Int, batch: Duration) {
    self.processes = processes
    self.pairs = pairs
    self.batch = batch
  }

  /// Enough for a stable median on a machine that does other things too.
  private static let full = Effort(processes: 11, pairs: 7, batch: .milliseconds(5))

  /// Runs through all code, and measures nothing worth reading.
  private static let smoke = Effort(processes: 2, pairs: 2, batch: .microseconds(100))
}
