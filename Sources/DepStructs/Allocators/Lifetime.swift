/// How long an allocator keeps a value that it made.
public struct Lifetime<Value>: Sendable {
  @usableFromInline let keep: @Sendable (Value) -> Kept<Value>

  @usableFromInline
  init(keep: @escaping @Sendable (Value) -> Kept<Value>) { self.keep = keep }

  /// Made once, kept until the allocator is reset.
  public static var shared: Lifetime {
    Lifetime { .always($0) }
  }

  /// Kept for a duration, counted from when the value has been made.
  ///
  /// - Parameters:
  ///   - duration: How long a value is handed out; with zero, every call makes one.
  ///   - clock: The clock that measures; a test passes its own.
  /// - Returns: The lifetime.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  @inlinable
  public static func cached<C: Clock>(
    for duration: C.Duration, clock: C = ContinuousClock()
  ) -> Lifetime {
    Lifetime { value in
      let expiry = clock.now.advanced(by: duration)
      return .conditionally { clock.now < expiry ? value : nil }
    }
  }

  /// Kept for some seconds, on systems that have no `Clock`.
  ///
  /// - Parameters:
  ///   - seconds: How long a value is handed out; with zero, or what is not a number, every call
  ///     makes one.
  ///   - now: Seconds of a clock that never goes back, such as
  ///     `ProcessInfo.processInfo.systemUptime`.
  /// - Returns: The lifetime.
  public static func cached(
    seconds: Double, now: @escaping @Sendable () -> Double
  ) -> Lifetime {
    Lifetime { value in
      let made = now()
      return .conditionally { now() - made < seconds ? value : nil }
    }
  }
}

extension Lifetime where Value: AnyObject {
  /// Shared while code outside the allocator retains it; the next call then makes another.
  ///
  /// The value is an object, so `make` returns it as its class. A field of protocol type takes
  /// `{ sessions() }` all the same. Swift counts references to an object that was held weakly a
  /// little more slowly, for the rest of its life.
  @inlinable
  public static var whileRetained: Lifetime {
    Lifetime { value in .conditionally { [weak value] in value } }
  }
}

/// What an allocator keeps of a value that it made.
@usableFromInline @frozen
enum Kept<Value> {
  case always(Value)
  /// Nil when another must be made.
  case conditionally(() -> Value?)

  /// The kept value, or nil when another must be made.
  @inlinable var value: Value? {
    switch self {
    case .always(let value): value
    case .conditionally(let value): value()
    }
  }
}

// Proof of @unchecked: the closures are built by `Lifetime` alone. They capture a weak reference,
// which is atomic, to a Sendable value, or a `@Sendable` clock and an instant.
extension Kept: @unchecked Sendable where Value: Sendable {}
