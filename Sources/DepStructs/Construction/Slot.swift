/// The place of an allocator's one value: what is kept, and the run that is making the next one.
///
/// User code (`make`, a clock, a `deinit`) never runs while its lock is held.
@usableFromInline
struct Slot<Value: Sendable, Run: AnyObject & Sendable>: Sendable {
  @usableFromInline
  struct State: Sendable {
    /// The value that is kept until a reset, apart from the rest: reading it is the hot path.
    @usableFromInline var shared: Value?
    var kept = Kept<Value>.nothing
    var version = 0
    var run: Run?
  }

  @usableFromInline let state = Lock(State())

  init() {}

  /// The value that is kept until a reset, if there is one.
  @inlinable var shared: Value? { state.withLock { $0.shared } }

  /// What is kept, and the version to compare with later.
  func look() -> (kept: Kept<Value>, version: Int) {
    state.withLock { ($0.kept, $0.version) }
  }

  /// Joins the run that is going on, or begins one; nil where the caller has to look again.
  func run(
    unlessChangedSince version: Int, begin: @Sendable () -> Run
  ) -> (run: Run, isNew: Bool)? {
    state.withLock { state in
      guard state.version == version else { return nil }
      if let run = state.run { return (run, false) }
      let run = begin()
      state.run = run
      return (run, true)
    }
  }

  /// Ends a run, and keeps its value unless there is none or a reset came in between.
  func end(_ run: Run, keeping kept: Kept<Value>?) {
    // The old value leaves through the return, here and below: its `deinit` may call back.
    _ = state.withLock { state -> Kept<Value> in
      guard state.run === run else { return .nothing }
      state.run = nil
      guard let kept else { return .nothing }
      defer {
        if case .strongly(let value) = kept { state.shared = value }
        state.kept = kept
        state.version += 1
      }
      return state.kept
    }
  }

  /// Forgets the value and lets the run that is going on end for those who wait for it.
  func reset() {
    _ = state.withLock { state in
      defer {
        state.shared = nil
        state.kept = .nothing
        state.version += 1
        state.run = nil
      }
      return state.kept
    }
  }

  /// Forgets a value that has expired; a clock or a `deinit` may run.
  func dropExpired() {
    let (kept, version) = look()
    guard kept.value == nil else { return }
    _ = state.withLock { state -> Kept<Value> in
      guard state.version == version, state.run == nil else { return .nothing }
      defer { state.kept = .nothing }
      return state.kept
    }
  }

  /// Whether nothing is kept and nothing is being made, as far as `dropExpired()` has found out.
  var isVacant: Bool {
    state.withLock { state in
      guard state.run == nil, case .nothing = state.kept else { return false }
      return true
    }
  }
}
