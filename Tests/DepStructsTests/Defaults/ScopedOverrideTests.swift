import DepStructs
import Foundation
import Testing

private struct First: TransitionalDependencies, Sendable {
  var number: Int
  static var live: Self { Self(number: 0) }
}

private struct Second: TransitionalDependencies, Sendable {
  var number: Int
  static var live: Self { Self(number: 0) }
}

private struct Failure: Error {}

private var first: Int { First.defaultDependencies.number }
private var second: Int { Second.defaultDependencies.number }

@Suite("Scoped overrides")
struct ScopedOverrideTests {
  @Test func severalStructsAtOnce() {
    withDefaultDependencies(First(number: 1), Second(number: 2)) {
      #expect(first == 1)
      #expect(second == 2)
    }
  }

  @Test func innerScopeWinsAndLeavesTheRestInForce() {
    withDefaultDependencies(First(number: 1), Second(number: 2)) {
      withDefaultDependencies(First(number: 3)) {
        #expect(first == 3)
        #expect(second == 2)
      }
      #expect(first == 1)
    }
  }

  @Test func resultIsReturned() async {
    #expect(withDefaultDependencies(First(number: 1)) { first } == 1)
    let result = await withDefaultDependencies(First(number: 2)) {
      await Task.yield()
      return first
    }
    #expect(result == 2)
  }

  @Test func outerDefaultIsBackAfterAThrow() async {
    #expect(throws: Failure.self) {
      try withDefaultDependencies(First(number: 1)) { throw Failure() }
    }
    #expect(first == 0)
    await #expect(throws: Failure.self) {
      try await withDefaultDependencies(First(number: 1)) {
        await Task.yield()
        throw Failure()
      }
    }
    #expect(first == 0)
  }

  @Test func typedErrorKeepsItsType() async {
    do throws(Failure) {
      try withDefaultDependencies(First(number: 1)) { () throws(Failure) in throw Failure() }
      Issue.record("it did not throw")
    } catch {
      let _: Failure = error
    }
    do throws(Failure) {
      try await withDefaultDependencies(First(number: 1)) { () async throws(Failure) in
        throw Failure()
      }
      Issue.record("it did not throw")
    } catch {
      let _: Failure = error
    }
  }

  @Test func outerDefaultIsBackAfterACancel() async {
    let task = Task {
      try? await withDefaultDependencies(First(number: 1)) {
        while true {
          try Task.checkCancellation()
          await Task.yield()
        }
      }
      return first
    }
    task.cancel()
    #expect(await task.value == 0)
  }

  @Test func childTasksInherit() async {
    await withDefaultDependencies(First(number: 1)) {
      async let child = first
      #expect(await child == 1)
      let sum = await withTaskGroup(of: Int.self) { group in
        for _ in 0..<10 { group.addTask { first } }
        return await group.reduce(0, +)
      }
      #expect(sum == 10)
      #expect(await Task { first }.value == 1)
    }
  }

  @Test func detachedTasksThreadsAndQueuesDoNotInherit() async {
    await withDefaultDependencies(First(number: 1)) {
      #expect(await Task.detached { first }.value == 0)
      let numbers = Recorder<Int>()
      onThreads(1) { _ in numbers.record(first) }
      #expect(numbers.all == [0])
      let queued = await withCheckedContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(returning: first) }
      }
      #expect(queued == 0)
    }
  }

  @Test func hundredConcurrentTasksNeverSeeEachOther() async {
    let wrong = await withTaskGroup(of: Int.self) { group in
      for number in 1...100 {
        group.addTask {
          await withDefaultDependencies(First(number: number), Second(number: -number)) {
            var wrong = 0
            for _ in 0..<100 {
              if first != number || second != -number { wrong += 1 }
              await Task.yield()
            }
            return wrong
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }

  @Test func asynchronousScopeStaysOnItsActor() async {
    @MainActor func staysOnMainActor() async -> Bool {
      var isUnsharedState = false
      await withDefaultDependencies(First(number: 1)) {
        await Task.yield()
        MainActor.preconditionIsolated()
        isUnsharedState = true
      }
      return isUnsharedState
    }
    #expect(await staysOnMainActor())
  }
}
