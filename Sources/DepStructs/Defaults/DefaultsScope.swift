/// The overrides and the policy in force, for a task and its child tasks.
// Proof of @unchecked: immutable. An override's value is Sendable, or its `thread` is set and it is
// handed out on that thread alone.
final class DefaultsScope: @unchecked Sendable {
  fileprivate struct Override {
    let value: Any
    let thread: CurrentThread?
  }

  fileprivate let overrides: [ObjectIdentifier: Override]
  let policy: LiveDefaultsPolicy?
  fileprivate let isInsideLazyInitialization: Bool

  private static let inForce = TaskLocal<DefaultsScope?>(wrappedValue: nil)

  static var current: DefaultsScope? { inForce.get() }

  fileprivate init(
    _ overrides: [ObjectIdentifier: Override], _ policy: LiveDefaultsPolicy?,
    isInsideLazyInitialization: Bool
  ) {
    self.overrides = overrides
    self.policy = policy
    self.isInsideLazyInitialization = isInsideLazyInitialization
  }

  /// The override of a struct, or nil where `live` is next.
  func override<Dependencies>(_: Dependencies.Type) -> Dependencies? {
    guard let override = overrides[ObjectIdentifier(Dependencies.self)] else { return nil }
    if let thread = override.thread, !thread.isCurrent {
      report(.overrideOutOfReach, Dependencies.self)
      return nil
    }
    if !isInsideLazyInitialization, LazyInitialization.isUnderway {
      report(.overrideKept, Dependencies.self)
    }
    return override.value as? Dependencies
  }

  private func report(_ kind: DefaultsFinding.Kind, _ dependencies: any Any.Type) {
    (policy ?? LiveDefaultsPolicy.processWide).report(DefaultsFinding(kind, dependencies))
  }

  func enter<Result, Failure: Error>(
    _ operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outcome = Self.inForce.withValue(self) {
      do throws(Failure) {
        return Swift.Result<Result, Failure>.success(try operation())
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
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
    _ dependencies: repeat each Dependencies, confinedTo thread: CurrentThread? = nil
  ) -> DefaultsScope {
    var overrides = self?.overrides ?? [:]
    for value in repeat each dependencies {
      overrides[ObjectIdentifier(type(of: value))] = DefaultsScope.Override(
        value: value, thread: thread)
    }
    return DefaultsScope(
      overrides, self?.policy, isInsideLazyInitialization: LazyInitialization.isUnderway)
  }

  /// The scope with another policy.
  func with(_ policy: LiveDefaultsPolicy) -> DefaultsScope {
    DefaultsScope(
      self?.overrides ?? [:], policy,
      isInsideLazyInitialization: self?.isInsideLazyInitialization ?? false)
  }
}
