/// What the doubles of one file share, written into it once.
enum MockSupport {
  static let name = "MockSupport"

  /// The parts that a text needs.
  static func text(for text: String) -> [String] {
    var parts: [[String]] = []
    if text.contains("\(name).statics(") { parts.append(statics) }
    if text.contains("\(name).Guarded(") || !parts.isEmpty { parts.insert(guarded, at: 0) }
    if text.contains("\(name).cast(") { parts.append(cast) }
    if text.contains("\(name).castSending(") { parts.append(castSending) }
    if text.contains("\(name).rethrowing(") { parts.append(rethrowing) }
    if text.contains("\(name).rethrowingAsync(") { parts.append(rethrowingAsync) }
    if text.contains("\(name).rethrowingHere(") { parts.append(rethrowingHere) }
    guard !parts.isEmpty else { return [] }
    let body = parts.joined(separator: [""]).map { $0.isEmpty ? "" : "  \($0)" }
    return ["/// What the doubles of this file share.", "nonisolated private enum \(name) {"] + body
      + ["}"]
  }

  static func needsLock(_ text: String) -> Bool {
    text.contains("\(name).Guarded(") || text.contains("\(name).statics(")
  }

  private static let guarded = """
    // Proof of @unchecked: `value` is touched only between `lock` and `unlock`.
    nonisolated final class Guarded<Value>: @unchecked Sendable {
      private let lock = NSLock()
      private var value: Value

      init(_ value: Value) { self.value = value }

      func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&value)
      }
    }
    """.lines

  private static let statics = """
    private static let all = Guarded<[ObjectIdentifier: AnyObject]>([:])

    /// The records of a generic type, which cannot have stored static properties.
    static func statics<Value>(
      of type: Any.Type, _ initial: @autoclosure () -> Value
    ) -> Guarded<Value> {
      all.withLock { all in
        if let known = all[ObjectIdentifier(type)] as? Guarded<Value> { return known }
        let new = Guarded(initial())
        all[ObjectIdentifier(type)] = new
        return new
      }
    }
    """.lines

  private static let cast = """
    /// What a handler returned, as the type that the caller asked for.
    static func cast<Value>(
      _ value: Any, to type: Value.Type = Value.self, in member: String
    ) -> Value {
      guard let value = value as? Value else {
        fatalError("\\(member): the handler has a \\(Swift.type(of: value)), not a \\(type)")
      }
      return value
    }
    """.lines

  private static let castSending = """
    /// What a handler returned and keeps no hold of, as the type that the caller asked for.
    static func castSending<Value>(
      _ value: sending Any, to type: Value.Type = Value.self, in member: String
    ) -> sending Value {
      guard let value = value as? Value else {
        fatalError("\\(member): the handler returned something that is not a \\(type)")
      }
      return value
    }
    """.lines

  private static let rethrowing = """
    /// Runs a body that throws nothing but what a closure that it was handed throws.
    static func rethrowing<Value>(
      _ body: () throws -> Value, _ rethrow: (any Error) throws -> Value
    ) rethrows -> Value {
      do { return try body() } catch { return try rethrow(error) }
    }
    """.lines

  private static let rethrowingAsync = """
    /// Runs a body that throws nothing but what a closure that it was handed throws.
    static func rethrowingAsync<Value>(
      _ body: () async throws -> Value, _ rethrow: (any Error) throws -> Value
    ) async rethrows -> Value {
      do { return try await body() } catch { return try rethrow(error) }
    }
    """.lines

  private static let rethrowingHere = """
    /// The same, on the actor of the caller.
    nonisolated(nonsending) static func rethrowingHere<Value>(
      _ body: nonisolated(nonsending) () async throws -> Value,
      _ rethrow: (any Error) throws -> Value
    ) async rethrows -> Value {
      do { return try await body() } catch { return try rethrow(error) }
    }
    """.lines
}

extension String {
  /// Its lines, with the empty ones.
  var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

extension [String] {
  /// Two columns further to the right.
  var indented: [String] { map { $0.isEmpty || $0.hasPrefix("#") ? $0 : "  \($0)" } }
}
