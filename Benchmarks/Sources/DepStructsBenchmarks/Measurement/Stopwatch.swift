/// Measures a batch with as many turns as fill a given time.
final class Stopwatch {
  private let batch: Batch
  private let isOnTwoThreads: Bool
  private var times = 1

  init(_ batch: @escaping Batch, onTwoThreads: Bool) {
    self.batch = batch
    self.isOnTwoThreads = onTwoThreads
  }

  /// Finds out how many turns it takes, which also warms up caches and lazy values.
  func calibrate(lasting duration: Duration) async {
    while true {
      let elapsed = await elapsed()
      if elapsed >= duration { return }
      // Short runs say little about the speed, so it approaches the goal by at most tenfold steps,
      // and aims a little above it.
      let factor = 1.1 * duration.nanoseconds / max(elapsed.nanoseconds, 1)
      times = Int((Double(times) * min(max(factor, 1.1), 10)).rounded(.up))
    }
  }

  /// Nanoseconds that one turn takes, measured anew; on two threads, what each of them sees.
  func nanoseconds() async -> Double {
    await elapsed().nanoseconds / Double(times)
  }

  private func elapsed() async -> Duration {
    guard isOnTwoThreads else { return await Self.elapsed(batch, times) }
    let (batch, times, meeting) = (batch, times, Meeting())
    async let other = Self.elapsed(batch, times, meeting, as: 1)
    let own = await Self.elapsed(batch, times, meeting, as: 0)
    return await max(own, other)
  }

  private static func elapsed(
    _ batch: Batch, _ times: Int, _ meeting: Meeting? = nil, as side: Int = 0
  ) async -> Duration {
    meeting?.attend(as: side)
    let clock = ContinuousClock()  // Never goes back, whatever happens to the time of day.
    let start = clock.now
    blackHole(await batch(times))
    return start.duration(to: clock.now)
  }
}

extension Duration {
  fileprivate var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}
