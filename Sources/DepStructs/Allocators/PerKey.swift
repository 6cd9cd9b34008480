/// One allocator for each key, with any lifetime.
///
/// ```swift
/// let sessions = PerKey { (id: User.ID) in Allocator(.whileRetained) { Session(user: id) } }
/// let dependencies = Chat.Dependencies(makeSession: { id in sessions[id]() })
/// ```
///
/// Any thread may call it. Its lock is held while an allocator is looked up, never while a value
/// is made. Keys whose allocator keeps nothing any more are dropped now and then, when the table
/// has doubled; those of a ``MainActorAllocator`` stay until ``reset()``.
public final class PerKey<Key: Hashable & Sendable, Inner: AnyObject & Sendable>:
  ResettableAllocator
{
  @usableFromInline
  struct Table: Sendable {
    @usableFromInline var allocators: [Key: Inner] = [:]
    var sizeToPrune = 32
  }

  private let makeAllocator: @Sendable (Key) -> Inner
  private let outlivesScopes = DefaultsScope.current == nil
  @usableFromInline let table = Lock(Table())

  /// Creates a table without keys.
  ///
  /// - Parameter makeAllocator: Makes the allocator of a key, not the value. Threads that ask for a
  ///   new key at the same time may each run it.
  public init(_ makeAllocator: @escaping @Sendable (Key) -> Inner) {
    self.makeAllocator = makeAllocator
  }

  /// The allocator of a key: the same one until the key is reset.
  ///
  /// - Parameter key: The key.
  @inlinable
  public subscript(key: Key) -> Inner {
    table.withLock { $0.allocators[key] } ?? add(key)
  }

  @usableFromInline
  func add(_ key: Key) -> Inner {
    if table.withLock({ $0.allocators.count >= $0.sizeToPrune }) { prune() }
    // An allocator lives as long as its table, whatever scope it happens to be created in.
    let new =
      outlivesScopes
      ? DefaultsScope.enter(nil) { makeAllocator(key) } : makeAllocator(key)
    return table.withLock { table in
      if let known = table.allocators[key] { return known }
      table.allocators[key] = new
      return new
    }
  }

  /// Forgets the values of all keys, so that the next calls make others.
  public func reset() {
    let old = table.withLock { table in
      defer { table.allocators = [:] }
      return table.allocators
    }
    for allocator in old.values { (allocator as? any PrunableAllocator)?.discard() }
  }

  /// Forgets the value of one key, so that the next call makes another.
  ///
  /// - Parameter key: The key.
  public func reset(_ key: Key) {
    let old = table.withLock { table in
      table.allocators.index(forKey: key).map { table.allocators.remove(at: $0) }
    }
    (old?.value as? any PrunableAllocator)?.discard()
  }

  private func prune() {
    // What has expired is dropped before the lock is taken: that runs clocks and `deinit`s.
    for allocator in table.withLock({ Array($0.allocators.values) }) {
      (allocator as? any PrunableAllocator)?.dropExpired()
    }
    // What is removed leaves through the return, for the same reason.
    _ = table.withLock { table in
      var removed: [(Key, Inner)] = []
      for key in Array(table.allocators.keys) {
        guard let index = table.allocators.index(forKey: key),
          // Whoever holds the allocator besides the table is about to make a value with it.
          isKnownUniquelyReferenced(&table.allocators.values[index]),
          (table.allocators.values[index] as? any PrunableAllocator)?.isVacant == true
        else { continue }
        removed.append(table.allocators.remove(at: index))
      }
      table.sizeToPrune = max(32, 2 * table.allocators.count)
      return removed
    }
  }
}
