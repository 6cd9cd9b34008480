import DepStructs
import Foundation
import Testing

private final class Session: Sendable {}
private struct Failure: Error, Equatable {}

@Suite("A synchronous allocator")
struct AllocatorTests {
  private let made = Recorder<Int>()

  @Test func nothingIsMadeBeforeTheFirstCall() {
    let session = Allocator(.shared) { [made] in made.record(1) }
    #expect(made.count == 0)
    #expect(session() == 1)
    #expect(session() == 1)
    #expect(made.count == 1)
  }

  @Test func hundredThreadsShareOneValue() {
    let seen = Recorder<ObjectIdentifier>()
    let release = DispatchSemaphore(value: 0)
    let session = Allocator(.shared) { [made] in
      made.record(1)
      release.wait()
      return Session()
    }
    onThreads(100) { index in
      if index == 99 { release.signal() }
      seen.record(ObjectIdentifier(session()))
    }
    #expect(made.count == 1)
    #expect(seen.count == 100)
    #expect(Set(seen.all).count == 1)
  }

  @Test func hundredTasksShareOneValue() async {
    let session = Allocator(.shared) { [made] in
      made.record(1)
      return Session()
    }
    let identities = await withTaskGroup(of: ObjectIdentifier.self) { group in
      for _ in 0..<100 { group.addTask { ObjectIdentifier(session()) } }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(identities.count == 1)
    #expect(made.count == 1)
  }

  @Test func errorIsThrownAndNotRemembered() throws {
    let number = Allocator(.shared) { [made] () throws -> Int in
      if made.record(1) == 1 { throw Failure() }
      return 7
    }
    #expect(throws: Failure.self) { try number() }
    #expect(try number() == 7)
    #expect(try number() == 7)
    #expect(made.count == 2)
  }

  @Test func typedErrorKeepsItsType() {
    let number = Allocator(.shared) { () throws(Failure) -> Int in throw Failure() }
    do throws(Failure) {
      _ = try number()
      Issue.record("it did not throw")
    } catch {
      #expect(error == Failure())
    }
  }

  @Test func thoseWhoWaitShareTheError() {
    let coming = DispatchSemaphore(value: 0)
    let errors = Recorder<Bool>()
    let number = Allocator(.shared) { [made] () throws -> Int in
      if made.record(1) == 1 {
        // All the others are at the door; most of them come to wait while this thread gives way.
        for _ in 0..<20 { coming.wait() }
        for _ in 0..<1000 { sched_yield() }
      }
      throw Failure()
    }
    onThreads(20) { _ in
      coming.signal()
      errors.record((try? number()) == nil)
    }
    #expect(errors.all == Array(repeating: true, count: 20))
    // Without sharing, each of the twenty callers would make an attempt of its own.
    #expect(made.count < 20)
  }

  @Test func resetMakesAnother() {
    let number = Allocator(.shared) { [made] in made.record(1) }
    #expect(number() == 1)
    number.reset()
    #expect(number() == 2)
    #expect(number() == 2)
  }

  @Test func resetWhileMakingServesTheCallerAndKeepsNothing() {
    let resetter = Recorder<Allocator<Int, Never>>()
    let number = Allocator(.shared) { [made] in
      resetter.all.first?.reset()
      return made.record(1)
    }
    resetter.record(number)
    #expect(number() == 1)
    #expect(number() == 2)
  }

  @Test func resetReleasesTheValue() {
    let session = Allocator(.shared) { Session() }
    weak var value: Session?
    value = session()
    #expect(value != nil)
    session.reset()
    #expect(value == nil)
  }

  @Test func deinitThatCallsBackDoesNotDeadlock() {
    final class CallsBack: Sendable {
      let onEnd: @Sendable () -> Void
      init(onEnd: @escaping @Sendable () -> Void) { self.onEnd = onEnd }
      deinit { onEnd() }
    }
    let ended = Recorder<Int>()
    let other = Allocator(.shared) { 1 }
    let allocators = Recorder<Allocator<CallsBack, Never>>()
    let value = Allocator(.shared) {
      CallsBack { [weak first = allocators.all.first] in
        first?.reset()
        ended.record(other())
      }
    }
    allocators.record(value)
    _ = value()
    value.reset()
    #expect(ended.all == [1])
  }

  @Test func allocatorOfOneTypeMayBuildOnAnother() {
    let first = Allocator(.shared) { 1 }
    let second = Allocator(.shared) { first() + 1 }
    let third = Allocator(.shared) { first() + second() }
    #expect(third() == 3)
  }

  @Test func otherAllocatorsAreNotHeldUpWhileOneIsMaking() {
    let begun = DispatchSemaphore(value: 0)
    let release = DispatchSemaphore(value: 0)
    let slow = Allocator(.shared) { () -> Int in
      begun.signal()
      release.wait()
      return 1
    }
    let other = Allocator(.shared) { 2 }
    onThreads(2) { index in
      if index == 0 {
        _ = slow()
      } else {
        begun.wait()
        #expect(other() == 2)
        release.signal()
      }
    }
    #expect(slow() == 1)
  }

  @Test func fieldOfProtocolTypeTakesIt() {
    struct Dependencies: Sendable {
      var make: @Sendable () -> any Sendable
      var makeOrThrow: @Sendable () throws -> Session
    }
    let session = Allocator(.whileRetained) { Session() }
    let dependencies = Dependencies(make: { session() }, makeOrThrow: { session() })
    #expect(dependencies.make() is Session)
    #expect((try? dependencies.makeOrThrow()) != nil)
  }
}
