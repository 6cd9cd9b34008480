import DepStructs
import Testing

private final class Session: Sendable {}

@Suite("Lifetimes")
struct LifetimeTests {
  private let made = Recorder<Int>()

  @Test func whileRetainedSharesAsLongAsCodeHoldsIt() {
    let session = Allocator(.whileRetained) { [made] in
      made.record(1)
      return Session()
    }
    var first: Session? = session()
    #expect(session() === first)
    #expect(made.count == 1)
    first = nil
    _ = session()
    #expect(made.count == 2)
    withExtendedLifetime(first) {}
  }

  @Test func cachedExpiresAfterItsDuration() {
    let clock = ManualClock()
    let number = Allocator(.cached(for: .seconds(60), clock: clock)) { [made] in made.record(1) }
    #expect(number() == 1)
    clock.advance(by: .seconds(59))
    #expect(number() == 1)
    clock.advance(by: .seconds(1))
    #expect(number() == 2)
    #expect(number() == 2)
  }

  @Test func ageCountsFromTheEndOfMake() {
    let clock = ManualClock()
    let number = Allocator(.cached(for: .seconds(60), clock: clock)) { [made] in
      clock.advance(by: .seconds(100))
      return made.record(1)
    }
    #expect(number() == 1)
    #expect(number() == 1)
  }

  @Test func cachedForSecondsOfAnyClock() {
    let clock = ManualClock()
    let seconds: @Sendable () -> Double = { Double(clock.now.offset.components.seconds) }
    let number = Allocator(.cached(seconds: 60, now: seconds)) { [made] in made.record(1) }
    #expect(number() == 1)
    clock.advance(by: .seconds(59))
    #expect(number() == 1)
    clock.advance(by: .seconds(1))
    #expect(number() == 2)
  }

  @Test(arguments: [0, -1, Double.nan])
  func durationThatIsNoneMakesEveryTime(seconds: Double) {
    let number = Allocator(.cached(seconds: seconds, now: { 0 })) { [made] in made.record(1) }
    #expect(number() == 1)
    #expect(number() == 2)
  }

  @Test func cachedWithTheSystemClock() {
    let number = Allocator(.cached(for: .seconds(3600))) { [made] in made.record(1) }
    #expect(number() == 1)
    #expect(number() == 1)
  }

  @Test func resetEndsEveryLifetime() {
    let retained = Allocator(.whileRetained) { Session() }
    let first = retained()
    retained.reset()
    #expect(retained() !== first)
    let cached = Allocator(.cached(for: .seconds(60), clock: ManualClock())) { [made] in
      made.record(1)
    }
    _ = cached()
    cached.reset()
    #expect(cached() == 2)
  }

  @Test func whileOneThreadRetainsItAllGetTheSame() {
    final class Counted: Sendable {
      static let alive = Recorder<Int>()
      init() { Counted.alive.record(1) }
      deinit { Counted.alive.record(-1) }
    }
    let value = Allocator(.whileRetained) { Counted() }
    let different = Recorder<Int>()
    onThreads(20) { index in
      for _ in 0..<100 {
        let first = value()
        if value() !== first { different.record(index) }
      }
    }
    #expect(different.all == [])
    #expect(Counted.alive.all.reduce(0, +) == 0)
  }
}
