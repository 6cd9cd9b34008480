/// Makes values and keeps them for a lifetime, until it is reset.
public protocol ResettableAllocator: AnyObject, Sendable {
  /// Forgets the kept value, so that the next call makes another.
  ///
  /// Values that were handed out stay alive with whoever holds them. A `make` that is running goes
  /// on and serves those who already wait for it, but its value is not kept.
  func reset()
}

/// An allocator that a table of allocators may drop when it keeps nothing.
protocol PrunableAllocator: AnyObject, Sendable {
  associatedtype Value: Sendable
  associatedtype Run: AnyObject & Sendable

  var slot: Slot<Value, Run> { get }
}
