/// The overrides and the policy in force, for a task and its child tasks.
// Proof of @unchecked: immutable. An override's value is Sendable, or belongs to an actor that the
// compiler lets nobody read it without, or its confinement hands it out on one thread alone.
final class DefaultsScope: @unchecked Sendable {
  /// One value, and what was in force before it.
  final class Override {
    fileprivate let value: Any
    fileprivate let confinement: Confinement?
    fileprivate let isInsideLazyInitialization: Bool
    fileprivate let construction: Construction?
    fileprivate let outer: Override?

    fileprivate init(_ value: Any, _ confinement: Confinement?, over outer: Override?) {
      self.value = value
      self.confinement = confinement
      self.isInsideLazyInitialization = LazyInitialization.isUnderway
      self.construction = ActiveConstruction.current
      self.outer = outer
    }

    /// Whether whoever reads it now keeps it for longer than the scope lasts.
    fileprivate var isKept: Bool {
      if let current = ActiveConstruction.current, current !== construction,
        current.subject.outlivesScopes
      {
        return true
      }
      return !isInsideLazyInitialization && LazyInitialization.isUnderway
    }
  }

  fileprivate let overrides: [ObjectIdentifier: Override]
  let policy: LiveDefaultsPolicy?

  private static let inForce = TaskLocal<DefaultsScope?>(wrappedValue: nil)

  static var current: DefaultsScope? { inForce.get() }

  /// Whether what is created here may be kept when every scope has ended.
  static var isOutlived: Bool { current == nil || LazyInitialization.isUnderway }

  /// Runs the body as if no scope were in force.
  static func leaving<Result>(_ body: () -> Result) -> Result {
    inForce.withValue(nil, operation: body)
  }

  fileprivate init(_ overrides: [ObjectIdentifier: Override], _ policy: LiveDefaultsPolicy?) {
    self.overrides = overrides
    self.policy = policy
  }

  /// The override of a struct, or nil where the policy is next.
  func override<Dependencies>(_: Dependencies.Type) -> Dependencies? {
    var next = overrides[ObjectIdentifier(Dependencies.self)]
    while let override = next {
      if override.confinement?.isInReach ?? true {
        if override.isKept { report(.overrideKept, Dependencies.self) }
        return override.value as? Dependencies
      }
      report(.overrideOutOfReach, Dependencies.self)
      next = override.outer
    }
    return nil
  }

  private func report(_ kind: DefaultsFinding.Kind, _ dependencies: any Any.Type) {
    (policy ?? LiveDefaultsPolicy.processWide).report(DefaultsFinding(kind, dependencies))
  }

  func enter<Result, Failure: Error>(
    _ operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try Self.inForce.withValue(self) { Swift.Result(catching: operation) }.get()
  }

  func enter<Result, Failure: Error>(
    _ isolation: isolated (any Actor)?, _ operation: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let outcome = await Self.inForce.withValue(
      self,
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

extension Optional where Wrapped == DefaultsScope {
  /// The scope with overrides added; the newer one wins.
  func overriding<each Dependencies: TransitionalDependencies>(
    _ dependencies: repeat each Dependencies, confinedTo confinement: Confinement? = nil
  ) -> DefaultsScope {
    var overrides = self?.overrides ?? [:]
    for (type, value) in repeat ((each Dependencies).self, each dependencies) {
      overrides[ObjectIdentifier(type)] = DefaultsScope.Override(
        value, confinement, over: overrides[ObjectIdentifier(type)])
    }
    return DefaultsScope(overrides, self?.policy)
  }

  /// The scope with another policy.
  func with(_ policy: LiveDefaultsPolicy) -> DefaultsScope {
    DefaultsScope(self?.overrides ?? [:], policy)
  }
}
