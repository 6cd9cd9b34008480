import DepStructs
import Testing

private final class Session: Sendable {
  let user: Int
  init(user: Int) { self.user = user }
}

@Suite("One value for each key")
struct PerKeyTests {
  private let made = Recorder<Int>()

  private func sharedSessions() -> PerKey<Int, Allocator<Session, Never>> {
    PerKey { [made] user in
      Allocator(.shared) {
        made.record(user)
        return Session(user: user)
      }
    }
  }

  @Test func eachKeyHasItsOwn() {
    let sessions = sharedSessions()
    #expect(sessions[1]() === sessions[1]())
    #expect(sessions[2]().user == 2)
    #expect(made.all == [1, 2])
  }

  @Test func hundredThreadsOnTenKeysMakeTen() {
    let sessions = sharedSessions()
    onThreads(100) { index in #expect(sessions[index % 10]().user == index % 10) }
    #expect(made.all.sorted() == Array(0..<10))
  }

  @Test func oneKeyOrAllAreReset() {
    let sessions = sharedSessions()
    let first = sessions[1]()
    let second = sessions[2]()
    sessions.reset(1)
    #expect(sessions[1]() !== first)
    #expect(sessions[2]() === second)
    sessions.reset()
    #expect(sessions[2]() !== second)
  }

  @Test func sharedValuesSurviveTheGrowthOfTheTable() {
    let sessions = sharedSessions()
    for user in 0..<1000 { _ = sessions[user]() }
    for user in 0..<1000 { _ = sessions[user]() }
    #expect(made.count == 1000)
  }

  @Test func keysThatKeepNothingAreDropped() {
    let allocators = Recorder<WeakAllocator>()
    let sessions = PerKey { (user: Int) in
      let allocator = Allocator(.whileRetained) { Session(user: user) }
      allocators.record(WeakAllocator(allocator))
      return allocator
    }
    let kept = sessions[0]()
    for user in 1..<1000 { _ = sessions[user]() }
    #expect(allocators.all.filter { $0.allocator != nil }.count < 100)
    #expect(sessions[0]() === kept)
  }

  @Test func expiredKeysAreDropped() {
    let clock = ManualClock()
    let allocators = Recorder<WeakAllocator>()
    let sessions = PerKey { (user: Int) in
      let allocator = Allocator(.cached(for: .seconds(1), clock: clock)) { Session(user: user) }
      allocators.record(WeakAllocator(allocator))
      return allocator
    }
    for user in 0..<31 { _ = sessions[user]() }
    clock.advance(by: .seconds(1))
    for user in 31..<40 { _ = sessions[user]() }
    #expect(allocators.all.filter { $0.allocator != nil }.count < 20)
  }

  @Test func allocatorThatOtherCodeHoldsIsResetWithItsKey() {
    let sessions = sharedSessions()
    let held = sessions[1]
    let first = held()
    sessions.reset(1)
    #expect(held() !== first)
    let heldAgain = sessions[1]
    let second = heldAgain()
    sessions.reset()
    #expect(heldAgain() !== second)
  }

  @Test func allocatorThatIsAboutToBeAskedIsNotDropped() {
    let sessions = PerKey { (user: Int) in Allocator(.whileRetained) { Session(user: user) } }
    let held = sessions[0]
    for user in 1..<1000 { _ = sessions[user]() }
    #expect(sessions[0] === held)
  }

  @Test func deinitThatCallsBackWhileKeysAreDroppedDoesNotDeadlock() {
    final class Account: Sendable {
      let onEnd: @Sendable () -> Void
      init(onEnd: @escaping @Sendable () -> Void) { self.onEnd = onEnd }
      deinit { onEnd() }
    }
    typealias Table = PerKey<Int, Allocator<Session, Never>>
    let tables = Recorder<Table>()
    let sessions = Table { user in
      let account = Account { tables.all.first?.reset(-user) }
      return Allocator(.whileRetained) { [account] in
        withExtendedLifetime(account) { Session(user: user) }
      }
    }
    tables.record(sessions)
    for user in 0..<100 { #expect(sessions[user]().user == user) }
  }

  @Test func asynchronousAndThrowing() async throws {
    let sessions = PerKey { [made] (user: Int) in
      AsyncAllocator(.shared) { () async throws -> Session in
        made.record(user)
        await Task.yield()
        return Session(user: user)
      }
    }
    try await withThrowingTaskGroup(of: Int.self) { group in
      for index in 0..<100 { group.addTask { try await sessions[index % 10]().user } }
      for try await _ in group {}
    }
    #expect(made.all.sorted() == Array(0..<10))
  }

  @Test @MainActor func onTheMainActor() {
    final class Screen { let name: String; init(name: String) { self.name = name } }
    let screens = PerKey { (name: String) in
      MainActorAllocator(.whileRetained) { Screen(name: name) }
    }
    let first = screens["a"]()
    #expect(screens["a"]() === first)
    #expect(screens["b"]().name == "b")
  }
}

/// Tells whether the table still holds an allocator.
// Proof of @unchecked: a weak reference is atomic, and it is set in the initializer only.
private final class WeakAllocator: @unchecked Sendable {
  weak var allocator: Allocator<Session, Never>?
  init(_ allocator: Allocator<Session, Never>) { self.allocator = allocator }
}
