/// Runs the operation with other defaults, in this task and its child tasks.
///
/// This is how a test reaches a type that legacy code constructs five calls down:
///
/// ```swift
/// withDefaultDependencies(ProfileService.Dependencies(api: mock)) { legacyEntryPoint() }
/// ```
///
/// Scopes nest, the inner override wins, and the outer one is back when the operation returns or
/// throws. Parallel tests never see each other's overrides. A `Task` that starts inside inherits
/// them; a detached task, a thread and a dispatch queue do not, and get `live`. So does an object
/// from inside that builds something later, when the operation has ended.
///
/// - Parameters:
///   - dependencies: One value for each struct whose default it replaces.
///   - operation: What runs with the overrides.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
public func withDefaultDependencies<
  each Dependencies: TransitionalDependencies & Sendable, Result, Failure: Error
>(
  _ dependencies: repeat each Dependencies,
  operation: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try DefaultsScope.enter(.overriding(repeat each dependencies), operation)
}

/// Runs an asynchronous operation with other defaults, in this task and its child tasks.
///
/// - Parameters:
///   - dependencies: One value for each struct whose default it replaces.
///   - isolation: The actor that the operation runs on; the caller's.
///   - operation: What runs with the overrides.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
public func withDefaultDependencies<
  each Dependencies: TransitionalDependencies & Sendable, Result, Failure: Error
>(
  _ dependencies: repeat each Dependencies,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  try await DefaultsScope.enter(
    .overriding(repeat each dependencies), isolation: isolation, operation)
}

/// Runs the operation with the default of a struct that only the main actor may build.
///
/// For a conformance that is isolated to the main actor; the compiler picks it by itself. Nest the
/// calls for several such structs.
///
/// - Parameters:
///   - dependencies: What replaces the default.
///   - operation: What runs with the override.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
@MainActor @_disfavoredOverload
public func withDefaultDependencies<Dependencies: TransitionalDependencies, Result, Failure: Error>(
  _ dependencies: Dependencies,
  operation: @MainActor () throws(Failure) -> Result
) throws(Failure) -> Result {
  try DefaultsScope.enter(.overriding(dependencies), operation)
}

/// Runs an asynchronous operation with the default of a struct that only the main actor may build.
///
/// For a conformance that is isolated to the main actor; the compiler picks it by itself. Nest the
/// calls for several such structs.
///
/// - Parameters:
///   - dependencies: What replaces the default.
///   - operation: What runs with the override, on the main actor.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
@MainActor @_disfavoredOverload
public func withDefaultDependencies<Dependencies: TransitionalDependencies, Result, Failure: Error>(
  _ dependencies: Dependencies,
  operation: @MainActor () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  try await DefaultsScope.enter(
    .overriding(dependencies), isolation: MainActor.shared, operation)
}

/// Runs the operation with other defaults that are not Sendable.
///
/// The compiler cannot check that such values stay where they are, so this is checked at run time:
/// they are returned on this thread, and until the operation returns. Any other read gets what was
/// in force before, and is reported as ``DefaultsFinding/Kind/overrideOutOfReach``.
///
/// - Parameters:
///   - dependencies: One value for each struct whose default it replaces.
///   - operation: What runs with the overrides, on this thread.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
public func withDefaultDependencies<
  each Dependencies: TransitionalDependencies, Result, Failure: Error
>(
  confined dependencies: repeat each Dependencies,
  operation: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try Confinement.run { confinement throws(Failure) in
    try DefaultsScope.enter(
      .overriding(repeat each dependencies, confinedTo: confinement), operation)
  }
}
