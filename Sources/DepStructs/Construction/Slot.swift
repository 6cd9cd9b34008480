/// The place of an allocator's one value: what is kept, and the run that is making the next one.
///
/// User code (`make`, a clock, a `deinit`) never runs while its lock is held.
@usableFromInline
struct Slot<Value: Sendable, Run: Sendable>: Sendable {
  @usableFromInline
  struct State: Sendable {
    @usableFromInline var kept: Kept<Value>?
    /// Counts what was kept and forgotten: tells an old look or run from a new one.
    var version = 0
    var run: Run?
  }

  @usableFromInline let state = Lock(State())

  init() {}

  /// What is kept, if anything.
  @inlinable var kept: Kept<Value>? { state.withLock { $0.kept } }

  /// What is kept, and the version to compare with later.
  func look() -> (kept: Kept<Value>?, version: Int) { state.withLock { ($0.kept, $0.version) } }

  /// Joins the run that is going on, or begins one; nil where the caller has to look again.
  func run(at version: Int, begin: () -> Run) -> Run? {
    state.withLock { state in
      guard state.version == version else { return nil }
      let run = state.run ?? begin()
      state.run = run
      return run
    }
  }

  /// Ends the run that began at a version, and keeps what it made; not where a reset came between.
  func end(at version: Int, keeping kept: Kept<Value>?) {
    replace(with: kept) { $0.version == version }
  }

  /// Forgets the value; the run that is going on serves those who already wait for it.
  func reset() { replace(with: nil) { _ in true } }

  /// Forgets a value that has expired; a clock or a `deinit` may run.
  func dropExpired() {
    let (kept, version) = look()
    guard let kept, kept.value == nil else { return }
    replace(with: nil) { $0.version == version && $0.run == nil }
  }

  /// Whether nothing is kept and nothing is being made, as far as `dropExpired()` has found out.
  var isVacant: Bool { state.withLock { $0.run == nil && $0.kept == nil } }

  private func replace(with kept: Kept<Value>?, where condition: (State) -> Bool) {
    // The old value leaves through the return: its `deinit` may call back.
    _ = state.withLock { state -> Kept<Value>? in
      guard condition(state) else { return nil }
      defer { state = State(kept: kept, version: state.version + 1) }
      return state.kept
    }
  }
}
