import DepStructs

// The allocator itself, in the place of a closure that calls it: what the lifetime alone costs.

/// Has an allocator of objects.
struct SessionAllocator: Sendable {
  let allocator: Allocator<Session, Never>

  func call(_ times: Int) -> Int { opaque(self).loop(times) }

  @inline(never)
  private func loop(_ times: Int) -> Int {
    for _ in 0..<times { blackHole(allocator()) }
    return allocator().number
  }
}

/// Has an allocator of values.
struct ReadingAllocator: Sendable {
  let allocator: Allocator<Reading, Never>

  func call(_ times: Int) -> Int { opaque(self).loop(times) }

  @inline(never)
  private func loop(_ times: Int) -> Int {
    for _ in 0..<times { blackHole(allocator()) }
    return allocator().number
  }
}
