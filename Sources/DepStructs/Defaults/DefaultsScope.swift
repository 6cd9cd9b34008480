/// What is in force for a task and its child tasks: one policy or override, and all those before.
// Proof of @unchecked: every stored property is an immutable `let` of a Sendable type; the subclass
// has a proof of its own.
class DefaultsScope: @unchecked Sendable {
  private let outer: DefaultsScope?
  let policy: LiveDefaultsPolicy?
  /// Whether an allocator makes a value in it that it may keep when every scope has ended.
  private let isOutlived: Bool

  private static let inForce = TaskLocal<DefaultsScope?>(wrappedValue: nil)

  static var current: DefaultsScope? { inForce.get() }

  init(
    over outer: DefaultsScope?, policy: LiveDefaultsPolicy? = nil, isOutlived: Bool = false
  ) {
    self.outer = outer
    self.policy = policy ?? outer?.policy
    self.isOutlived = isOutlived
  }

  /// The override of a struct, or nil where the policy is next.
  final func override<Dependencies>(_: Dependencies.Type) -> Dependencies? {
    var next: DefaultsScope? = self
    var isOutlived = false
    while let scope = next {
      if let override = scope as? Override<Dependencies> {
        if override.confinement?.isInReach ?? true {
          if isOutlived { report(.overrideKept, Dependencies.self) }
          return override.value
        }
        report(.overrideOutOfReach, Dependencies.self)
      }
      isOutlived = isOutlived || scope.isOutlived
      next = scope.outer
    }
    return nil
  }

  private func report(_ kind: DefaultsFinding.Kind, _ dependencies: any Any.Type) {
    (policy ?? LiveDefaultsPolicy.processWide).report(DefaultsFinding(kind, dependencies))
  }
}

/// The default of one struct, replaced.
// Proof of @unchecked: immutable. The value is Sendable, or the compiler admits only code of its
// actor to `withDefaultDependencies` and the read, or its confinement hands it out on one thread.
private final class Override<Dependencies>: DefaultsScope, @unchecked Sendable {
  let value: Dependencies
  let confinement: Confinement?

  init(_ value: Dependencies, _ confinement: Confinement?, over outer: DefaultsScope?) {
    self.value = value
    self.confinement = confinement
    super.init(over: outer)
  }
}

extension DefaultsScope {
  /// The current scope with overrides added.
  static func overriding<each Dependencies: TransitionalDependencies>(
    _ dependencies: repeat each Dependencies, confinedTo confinement: Confinement? = nil
  ) -> DefaultsScope? {
    var scope = current
    for value in repeat each dependencies { scope = Override(value, confinement, over: scope) }
    return scope
  }

  /// Runs the body, noting where what it builds may be kept when the scopes in force have ended.
  static func keeping<Result, Failure: Error>(
    _ subject: Subject, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard subject.outlivesScopes, let current else { return try body() }
    return try enter(DefaultsScope(over: current, isOutlived: true), body)
  }

  /// Runs the operation with a scope in force; with nil, none is.
  static func enter<Result, Failure: Error>(
    _ scope: DefaultsScope?, _ operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try inForce.withValue(scope) { Swift.Result(catching: operation) }.get()
  }

  /// Runs an asynchronous operation with a scope in force.
  static func enter<Result, Failure: Error>(
    _ scope: DefaultsScope?, isolation: isolated (any Actor)?,
    _ operation: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let outcome = await inForce.withValue(
      scope,
      operation: {
        do throws(Failure) {
          return Swift.Result<Result, Failure>.success(try await operation())
        } catch {
          return .failure(error)
        }
      }, isolation: isolation)
    return try outcome.get()
  }
}
