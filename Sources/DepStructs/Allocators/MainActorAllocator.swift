/// Makes a value on the main actor when it is first asked for, and keeps it for a lifetime.
///
/// The value need not be Sendable: it never leaves the main actor.
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
  private let declaration: (fileID: StaticString, line: UInt)
  private let make: @MainActor () throws(Failure) -> Value
  private var kept = Kept<Value>.nothing
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
    self.declaration = (fileID, line)
    self.make = make
  }

  /// Returns the kept value, or makes one.
  ///
  /// - Returns: The value.
  /// - Throws: What `make` throws.
  public func callAsFunction() throws(Failure) -> Value {
    if let value = kept.value { return value }
    let subject = Subject(allocator: self, of: Value.self, declaration)
    let version = version
    let value = try ConstructionPath.building(subject) { () throws(Failure) in
      try make()
    }
    if version == self.version { kept = lifetime.keep(value) }
    return value
  }

  /// Forgets the kept value, so that the next call makes another.
  public func reset() {
    let old = kept
    kept = .nothing
    version += 1
    withExtendedLifetime(old) {}
  }
}
