import DepStructs
import Testing

private final class NotSendable {
  let number: Int
  init(_ number: Int) { self.number = number }
}

private struct Failure: Error {}

@MainActor
@Suite("An allocator of the main actor")
struct MainActorAllocatorTests {
  private let made = Recorder<Int>()

  @Test func keepsAValueThatIsNotSendable() {
    let value = MainActorAllocator(.shared) { [made] in NotSendable(made.record(1)) }
    #expect(value() === value())
    value.reset()
    #expect(value().number == 2)
  }

  @Test func errorIsNotRemembered() {
    let value = MainActorAllocator(.shared) { [made] () throws -> NotSendable in
      if made.record(1) == 1 { throw Failure() }
      return NotSendable(7)
    }
    #expect(throws: Failure.self) { try value() }
    #expect((try? value())?.number == 7)
  }

  @Test func lifetimes() {
    let retained = MainActorAllocator(.whileRetained) { [made] in NotSendable(made.record(1)) }
    var value: NotSendable? = retained()
    #expect(retained() === value)
    value = nil
    #expect(retained().number == 2)
    withExtendedLifetime(value) {}

    let clock = ManualClock()
    let cached = MainActorAllocator(.cached(for: .seconds(1), clock: clock)) { [made] in
      made.record(1)
    }
    let first = cached()
    #expect(cached() == first)
    clock.advance(by: .seconds(1))
    #expect(cached() == first + 1)
  }

  @Test func fieldIsAMainActorClosure() {
    struct Dependencies {
      var make: @MainActor () -> NotSendable
    }
    let allocator = MainActorAllocator(.shared) { NotSendable(1) }
    let dependencies = Dependencies(make: { allocator() })
    #expect(dependencies.make() === allocator())
  }

  @Test func resetWhileMakingKeepsNothing() {
    final class Box { var allocator: MainActorAllocator<Int, Never>? }
    let box = Box()
    let allocator = MainActorAllocator(.shared) { [made] () -> Int in
      box.allocator?.reset()
      return made.record(1)
    }
    box.allocator = allocator
    #expect(allocator() == 1)
    #expect(allocator() == 2)
  }

  @Test func deinitThatCallsBackFindsTheNewValue() {
    final class CallsBack {
      let onEnd: () -> Void
      init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }
      deinit { onEnd() }
    }
    final class Box { weak var allocator: MainActorAllocator<CallsBack, Never>? }
    let box = Box()
    let clock = ManualClock()
    let allocator = MainActorAllocator(.cached(for: .seconds(1), clock: clock)) { [made] in
      CallsBack {
        MainActor.assumeIsolated { _ = made.record(box.allocator == nil ? 0 : 1) }
      }
    }
    box.allocator = allocator
    _ = allocator()
    clock.advance(by: .seconds(1))
    _ = allocator()
    #expect(made.all == [1])
    allocator.reset()
    #expect(made.all == [1, 1])
  }
}
