/// Makes a value on the main actor when it is first asked for, and keeps it for a lifetime.
///
/// The value need not be Sendable: it is made and handed out on the main actor only. Where the last
/// reference to the allocator goes away elsewhere, the value is released there.
///
/// ```swift
/// let player = MainActorAllocator(.whileRetained) { PlayerViewController() }
/// let dependencies = Feed.Dependencies(makePlayer: { player() })   // @MainActor () -> Player
/// ```
///
/// An error that `make` throws is not kept: the next call tries again.
///
/// - Note: A `make` that needs the value it is making stops the process with a message that names
///   the path.
@MainActor
public final class MainActorAllocator<Value, Failure: Error> {
  private let lifetime: Lifetime<Value>
  private let subject: Subject
  private let make: @MainActor () throws(Failure) -> Value
  private var kept: Kept<Value>?
  private var version = 0

  /// Creates an allocator; nothing is made yet.
  ///
  /// - Parameters:
  ///   - lifetime: How long a value is kept.
  ///   - fileID: Where it is declared, for messages.
  ///   - line: Where it is declared, for messages.
  ///   - make: Makes the value.
  public nonisolated init(
    _ lifetime: Lifetime<Value>, fileID: StaticString = #fileID, line: UInt = #line,
    make: @escaping @MainActor () throws(Failure) -> Value
  ) {
    self.lifetime = lifetime
    subject = Subject(allocatorOf: Value.self, fileID, line)
    self.make = make
  }

  /// Returns the kept value, or makes one.
  ///
  /// - Returns: The value.
  /// - Throws: What `make` throws.
  public func callAsFunction() throws(Failure) -> Value {
    if let value = kept?.value { return value }
    let version = version
    let (value, new) = try ConstructionPath.building(subject, Construction(subject)) {
      () throws(Failure) in
      let value = try make()
      return (value, lifetime.keep(value))
    }
    if version == self.version { keep(new) }
    return value
  }

  /// Forgets the kept value, so that the next call makes another.
  public func reset() {
    version += 1
    keep(nil)
  }

  private func keep(_ new: Kept<Value>?) {
    // The old value goes when the new one is in place: its `deinit` may call back.
    let old = kept
    kept = new
    withExtendedLifetime(old) {}
  }
}

extension MainActorAllocator: PrunableAllocator {
  nonisolated func discard() { Task { @MainActor in reset() } }
  nonisolated func dropExpired() {}
  nonisolated var isVacant: Bool { false }
}
