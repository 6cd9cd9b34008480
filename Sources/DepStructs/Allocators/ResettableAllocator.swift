/// Makes values and keeps them for a lifetime, until it is reset.
public protocol ResettableAllocator: AnyObject, Sendable {
  /// Forgets the kept value, so that the next call makes another.
  ///
  /// Values that were returned before stay alive as long as other code holds them. A `make` that is
  /// running goes on and serves the callers that already wait for it, but its value is not kept.
  func reset()
}

/// An allocator that a table of allocators drops when it keeps nothing.
protocol PrunableAllocator: AnyObject, Sendable {
  /// Forgets the value; on the main actor, where that is the only place for it.
  func discard()

  /// Forgets a value that has expired.
  func dropExpired()

  /// Whether nothing is kept and nothing is being made; user code never runs.
  var isVacant: Bool { get }
}
