/// What a service can be made from.
protocol Supply {
  init()
}

/// A type with dependencies, written in one of the idioms.
protocol Service: AnyObject, SendableMetatype {
  associatedtype Source: Supply = Parts

  /// Makes one the way its idiom does; a container's idiom has no need of the parts.
  static func assemble(from parts: borrowing Source) -> Self

  /// Calls a method of every dependency.
  func use(_ input: Int) -> Int
}

extension Service {
  /// Makes and drops a service in every turn.
  ///
  /// The optimizer writes a loop of its own for every service, with the call in it resolved.
  @inline(never)
  static func construct(_ times: Int) -> Int {
    let parts = opaque(Source())
    for _ in 0..<times { blackHole(assemble(from: parts)) }
    return assemble(from: parts).use(1)
  }

  /// Calls all dependencies in every turn; each turn needs the result of the one before.
  @inline(never)
  static func use(_ times: Int) -> Int {
    let service = opaque(assemble(from: opaque(Source())))
    var value = 1
    for _ in 0..<times { value = service.use(value) }
    return value
  }
}
