/// Makes a value when it is first asked for, and keeps it for a lifetime.
///
/// A `Dependencies` struct holds a plain closure; the allocator stands behind it:
///
/// ```swift
/// let database = Allocator(.shared) { Database(path: path) }
/// let dependencies = Importer.Dependencies(makeDatabase: { database() })
/// ```
///
/// Any thread may call it. Callers that come while a value is being made wait for that one, so
/// `make` never runs twice at a time; they share its outcome, a thrown error too. An error is not
/// kept: the next call tries again. No lock is held while `make` runs.
///
/// - Note: A `make` that needs the value it is making, on its own thread or through allocators
///   that other threads are running, stops the process with a message that names the path.
public final class Allocator<Value: Sendable, Failure: Error>: ResettableAllocator {
  private let lifetime: Lifetime<Value>
  private let subject: Subject
  private let make: @Sendable () throws(Failure) -> Value
  @usableFromInline let slot = Slot<Value, Flight<Value, Failure>>()

  /// Creates an allocator; nothing is made yet.
  ///
  /// - Parameters:
  ///   - lifetime: How long a value is kept.
  ///   - fileID: Where it is declared, for messages.
  ///   - line: Where it is declared, for messages.
  ///   - make: Makes the value, on the thread of the caller that found none.
  public init(
    _ lifetime: Lifetime<Value>, fileID: StaticString = #fileID, line: UInt = #line,
    make: @escaping @Sendable () throws(Failure) -> Value
  ) {
    self.lifetime = lifetime
    subject = Subject(allocatorOf: Value.self, fileID, line)
    self.make = make
  }

  /// Returns the kept value, or makes one.
  ///
  /// - Returns: The value.
  /// - Throws: What `make` throws.
  @inlinable
  public func callAsFunction() throws(Failure) -> Value {
    if let value = slot.kept?.value { return value }
    return try makeOrWait()
  }

  @usableFromInline
  func makeOrWait() throws(Failure) -> Value {
    while true {
      let (kept, version) = slot.look()
      if let value = kept?.value { return value }
      ConstructionPath.requireAcyclic(subject)
      var isNew = false
      let run = slot.run(at: version) {
        isNew = true
        return Flight(subject)
      }
      guard let run else { continue }
      let caller = Construction.current
      caller?.beginWaiting(for: run.construction)
      defer { caller?.endWaiting() }
      return try (isNew ? land(run, at: version) : run.outcome()).get()
    }
  }

  /// Forgets the kept value, so that the next call makes another.
  public func reset() { slot.reset() }

  private func land(
    _ run: Flight<Value, Failure>, at version: Int
  ) -> Result<Value, Failure> {
    let made = Result { () throws(Failure) in
      try ConstructionPath.building(subject, run.construction) { () throws(Failure) in
        let value = try make()
        return (value: value, kept: lifetime.keep(value))
      }
    }
    let outcome = made.map(\.value)
    run.land(outcome)
    slot.end(at: version, keeping: try? made.get().kept)
    return outcome
  }
}

extension Allocator: PrunableAllocator {
  func discard() { reset() }
  func dropExpired() { slot.dropExpired() }
  var isVacant: Bool { slot.isVacant }
}
