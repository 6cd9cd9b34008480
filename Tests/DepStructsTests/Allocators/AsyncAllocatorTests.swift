import DepStructs
import Testing

private struct Failure: Error, Equatable {}

/// Lets tasks wait until a test opens it.
private actor Door {
  private var isOpen = false
  private var waiters: [CheckedContinuation<Void, Never>] = []

  func pass() async {
    if isOpen { return }
    await withCheckedContinuation { waiters.append($0) }
  }

  func open() {
    isOpen = true
    waiters.forEach { $0.resume() }
    waiters = []
  }
}

@Suite("An asynchronous allocator")
struct AsyncAllocatorTests {
  private let made = Recorder<Int>()
  private let door = Door()

  @Test func hundredTasksShareOneRun() async {
    let number = AsyncAllocator(.shared) { [made, door] () async -> Int in
      let number = made.record(1)
      await door.pass()
      return number
    }
    let sum = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<100 { group.addTask { await number() } }
      group.addTask { [door] in
        await door.open()
        return 0
      }
      return await group.reduce(0, +)
    }
    #expect(sum == 100)
    #expect(made.count == 1)
    #expect(await number() == 1)
  }

  @Test func errorIsSharedAndNotRemembered() async throws {
    let number = AsyncAllocator(.shared) { [made, door] () async throws -> Int in
      let attempt = made.record(1)
      await door.pass()
      if attempt == 1 { throw Failure() }
      return attempt
    }
    let first = Task { try await number() }
    while made.count == 0 { await Task.yield() }
    let coming = Recorder<Int>()
    let waiting = (0..<10).map { index in
      Task {
        coming.record(index)
        return try await number()
      }
    }
    while coming.count < 10 { await Task.yield() }
    for _ in 0..<100 { await Task.yield() }
    await door.open()
    await #expect(throws: Failure.self) { try await first.value }
    var failures = 0
    for task in waiting {
      if case .failure = await task.result { failures += 1 }
    }
    // Every attempt after the first succeeds, so a waiter that failed shared the first one's error.
    #expect(failures > 0)
    #expect(try await number() == 2)
    #expect(made.count == 2)
  }

  @Test func typedErrorKeepsItsType() async {
    let number = AsyncAllocator(.shared) { () async throws(Failure) -> Int in throw Failure() }
    do throws(Failure) {
      _ = try await number()
      Issue.record("it did not throw")
    } catch {
      #expect(error == Failure())
    }
  }

  @Test func cancelledWaiterLeavesAndTheOthersGetTheValue() async throws {
    let number = AsyncAllocator(.shared) { [made, door] () async throws -> Int in
      made.record(1)
      await door.pass()
      try Task.checkCancellation()
      return 7
    }
    let first = Task { try await number() }
    while made.count == 0 { await Task.yield() }
    let second = Task { try await number() }
    let third = Task { try await number() }
    first.cancel()
    second.cancel()
    // Both leave while the door is still closed.
    await #expect(throws: CancellationError.self) { try await first.value }
    await #expect(throws: CancellationError.self) { try await second.value }
    await door.open()
    #expect(try await third.value == 7)
    #expect(made.count == 1)
  }

  @Test func cancelledWaiterThatCannotThrowGetsTheValue() async {
    let number = AsyncAllocator(.shared) { [made, door] () async -> Int in
      made.record(1)
      await door.pass()
      return 7
    }
    let task = Task { await number() }
    while made.count == 0 { await Task.yield() }
    task.cancel()
    await door.open()
    #expect(await task.value == 7)
  }

  @Test func resetWhileMakingServesThoseWhoWaitAndKeepsNothing() async {
    let number = AsyncAllocator(.shared) { [made, door] () async -> Int in
      let number = made.record(1)
      await door.pass()
      return number
    }
    let early = Task { await number() }
    while made.count == 0 { await Task.yield() }
    number.reset()
    let late = Task { await number() }
    while made.count == 1 { await Task.yield() }
    await door.open()
    #expect(await early.value == 1)
    #expect(await late.value == 2)
    #expect(await number() == 2)
  }

  @Test func lifetimes() async {
    final class Session: Sendable {}
    let retained = AsyncAllocator(.whileRetained) { () async -> Session in Session() }
    let session = await retained()
    #expect(await retained() === session)
    let clock = ManualClock()
    let cached = AsyncAllocator(.cached(for: .seconds(1), clock: clock)) { [made] () async -> Int in
      made.record(1)
    }
    #expect(await cached() == 1)
    #expect(await cached() == 1)
    clock.advance(by: .seconds(1))
    #expect(await cached() == 2)
  }

  @Test func taskThatMakeStartedDoesNotKeepTheValue() async {
    final class Session: Sendable {}
    let session = AsyncAllocator(.whileRetained) { [door] () async -> Session in
      Task { await door.pass() }
      return Session()
    }
    weak let first = await session()
    // The run that made it may still be about to return, on another thread.
    for _ in 0..<5_000_000 where first != nil { await Task.yield() }
    #expect(first == nil)
    await door.open()
  }

  @Test @MainActor func makeOnTheMainActor() async {
    let number = AsyncAllocator(.shared) { @MainActor () async -> Int in
      MainActor.preconditionIsolated()
      return 3
    }
    #expect(await number() == 3)
  }

  @Test func overridesOfTheFirstCallerReachMake() async {
    struct Dependencies: TransitionalDependencies, Sendable {
      var name: String
      static var live: Self { Self(name: "live") }
    }
    let first = await withDefaultDependencies(Dependencies(name: "mock")) {
      let name = AsyncAllocator(.shared) { () async -> String in
        Dependencies.defaultDependencies.name
      }
      return await name()
    }
    #expect(first == "mock")
  }
}
