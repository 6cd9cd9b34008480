import DepStructs
import Foundation
import Testing

/// Allocators that need each other, declared as a composition root would hold them.
private enum Root {
  static let itself = Allocator(.shared) { () -> Int in again() }
  static func again() -> Int { itself() }

  static let first = Allocator(.shared) { () -> Int in toSecond() }
  static func toSecond() -> Int {
    meet(1)
    return second()
  }
  static let second = Allocator(.shared) { () -> Int in
    meet(2)
    return toFirst()
  }

  static func toFirst() -> Int { first() }

  /// Both threads are inside `make` before either goes on.
  static let arrived = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
  static func meet(_ side: Int) {
    if side == 1 {
      arrived.0.signal()
      arrived.1.wait()
      arrived.1.signal()
    } else {
      arrived.1.signal()
      arrived.0.wait()
      arrived.0.signal()
    }
  }

  static let asynchronous = AsyncAllocator(.shared) { () async -> Int in await awaitAgain() }
  static func awaitAgain() async -> Int { await asynchronous() }

  static let left = AsyncAllocator(.shared) { () async -> Int in await toRight() }
  static func toRight() async -> Int { await right() }
  static let right = AsyncAllocator(.shared) { () async -> Int in await toLeft() }
  static func toLeft() async -> Int { await left() }
}

@Suite("An allocator that needs its own value stops with the path")
struct AllocatorCycleTests {
  @Test func onOneThread() async throws {
    let message = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Root.itself() }.message
    #expect(message.contains("a dependency needs itself: Swift.Int (DepStructsTests/"))
    #expect(message.contains(" → Swift.Int (DepStructsTests/"))
  }

  @Test func acrossTwoThreadsInPlaceOfADeadlock() async throws {
    let message = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { onThreads(2) { _ = $0 == 0 ? Root.first() : Root.second() } }.message
    // Both threads may find it, and write it.
    let path = try #require(message.split(separator: "\n").first { $0.contains("needs itself: ") })
    #expect(path.split(separator: "→").count == 3)
  }

  @Test func asynchronously() async throws {
    let message = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = await Root.asynchronous() }.message
    #expect(message.contains("a dependency needs itself: Swift.Int (DepStructsTests/"))
  }

  @Test func asynchronouslyThroughAnother() async throws {
    let message = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = await Root.left() }.message
    #expect(message.split(separator: "→").count == 3)
  }

  @Test @MainActor func onTheMainActor() async throws {
    let message = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      final class Box { var allocator: MainActorAllocator<Int, Never>? }
      let box = Box()
      let allocator = MainActorAllocator(.shared) { () -> Int in box.allocator?() ?? 0 }
      box.allocator = allocator
      _ = allocator()
    }.message
    #expect(message.contains("a dependency needs itself: Swift.Int"))
  }

  @Test func asynchronousWaitAboveASynchronousMakeIsNoCycle() async {
    let inner = Recorder<Task<Int, Never>>()
    let asynchronous = Recorder<AsyncAllocator<Int, Never>>()
    let begun = DispatchSemaphore(value: 0)
    let first = Allocator(.shared) { () -> Int in
      // It begins at once, on the stack of this synchronous make.
      if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
        inner.record(Task.immediate { await asynchronous.all.first?() ?? 0 })
      } else {
        inner.record(Task { await asynchronous.all.first?() ?? 0 })
      }
      begun.wait()
      return 1
    }
    let second = AsyncAllocator(.shared) { () async -> Int in
      begun.signal()
      return first() + 10
    }
    asynchronous.record(second)
    // On a thread of its own: it blocks until a task has begun.
    await withCheckedContinuation { continuation in
      Thread {
        #expect(first() == 1)
        continuation.resume()
      }.start()
    }
    #expect(await inner.all.first?.value == 11)
  }

  @Test func clockThatReadsItsAllocatorStops() async throws {
    let message = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let allocators = Recorder<Allocator<Int, Never>>()
      let allocator = Allocator(
        .cached(seconds: 1, now: { Double(allocators.all.first?() ?? 0) })
      ) { 1 }
      allocators.record(allocator)
      _ = allocator()
    }.message
    #expect(message.contains("a dependency needs itself: Swift.Int"))
  }

  @Test func taskStartedByMakeMayAwaitTheValue() async {
    final class Value: Sendable {
      let task: Task<Bool, Never>
      init(task: Task<Bool, Never>) { self.task = task }
    }
    let allocators = Recorder<AsyncAllocator<Value, Never>>()
    let begun = Recorder<Bool>()
    let allocator = AsyncAllocator(.shared) { () async -> Value in
      let task = Task {
        begun.record(true)
        return await allocators.all.first?() != nil
      }
      // Lets the task come to its wait, while this run still goes on.
      while begun.count == 0 { await Task.yield() }
      for _ in 0..<100 { await Task.yield() }
      return Value(task: task)
    }
    allocators.record(allocator)
    #expect(await allocator().task.value)
  }
}
