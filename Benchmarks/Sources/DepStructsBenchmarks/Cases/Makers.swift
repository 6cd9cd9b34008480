// A `Dependencies` struct with one allocator closure each, and the loop of the type that takes it.
// The struct is opaque, so the closure in it is called, and not inlined; the call is the same for
// a lifetime and for the baseline.

/// Needs objects.
struct SessionMaker: Sendable {
  let makeSession: @Sendable () -> Session

  func call(_ times: Int) -> Int { opaque(self).loop(times) }

  @inline(never)
  private func loop(_ times: Int) -> Int {
    for _ in 0..<times { blackHole(makeSession()) }
    return makeSession().number
  }
}

/// Needs values.
struct ReadingMaker: Sendable {
  let makeReading: @Sendable () -> Reading

  func call(_ times: Int) -> Int { opaque(self).loop(times) }

  @inline(never)
  private func loop(_ times: Int) -> Int {
    for _ in 0..<times { blackHole(makeReading()) }
    return makeReading().number
  }
}

/// Needs an object for each key.
struct KeyedSessionMaker: Sendable {
  let makeSession: @Sendable (_ user: Int) -> Session

  func call(_ times: Int) -> Int { opaque(self).loop(times) }

  @inline(never)
  private func loop(_ times: Int) -> Int {
    for turn in 0..<times { blackHole(makeSession(turn & 7)) }
    return makeSession(0).number
  }
}

/// Needs objects that may take their time.
struct AsyncSessionMaker: Sendable {
  let makeSession: @Sendable () async -> Session

  func call(_ times: Int) async -> Int { await opaque(self).loop(times) }

  @inline(never)
  private func loop(_ times: Int) async -> Int {
    for _ in 0..<times { blackHole(await makeSession()) }
    return await makeSession().number
  }
}

/// Needs objects of the main actor.
struct MainActorSessionMaker: Sendable {
  let makeSession: @MainActor () -> Session

  @MainActor
  func call(_ times: Int) -> Int { opaque(self).loop(times) }

  func hopAndCall(_ times: Int) async -> Int { await opaque(self).hopLoop(times) }

  @MainActor @inline(never)
  private func loop(_ times: Int) -> Int {
    for _ in 0..<times { blackHole(makeSession()) }
    return makeSession().number
  }

  @inline(never)
  private func hopLoop(_ times: Int) async -> Int {
    for _ in 0..<times { blackHole(await makeSession()) }
    return await makeSession().number
  }
}
