/// What happens when a type reaches for its live default.
public struct LiveDefaultsPolicy: Sendable {
  enum Action: Sendable { case allow, report, forbid }

  let action: Action
  private let handler: (@Sendable (DefaultsFinding) -> Void)?

  /// Returns `live` without a report: the policy of an app.
  ///
  /// What is wrong under any policy (``DefaultsFinding/Kind/overrideKept``,
  /// ``DefaultsFinding/Kind/overrideOutOfReach``) still goes to the standard error stream.
  public static let allow = LiveDefaultsPolicy(action: .allow, handler: nil)

  /// Returns `live` and writes a line to the standard error stream.
  public static let report = LiveDefaultsPolicy(action: .report, handler: nil)

  /// Stops the process with a message that names the type.
  public static let forbid = LiveDefaultsPolicy(action: .forbid, handler: nil)

  /// Returns `live` and reports the use.
  ///
  /// - Parameter handler: Called on the thread that reads the default, before `live` is built.
  /// - Returns: The policy.
  public static func report(
    to handler: @escaping @Sendable (DefaultsFinding) -> Void
  ) -> LiveDefaultsPolicy {
    LiveDefaultsPolicy(action: .report, handler: handler)
  }

  /// Reports the use, and returns the test double that fails, in place of `live`.
  ///
  /// A struct that does not conform to ``UnimplementedDependencies`` has no such double: it gets
  /// `live`, and the finding says so. To prevent the use of `live` there, the handler has to stop
  /// the process.
  ///
  /// - Parameter handler: Called on the thread that reads the default, before `live` is built.
  /// - Returns: The policy.
  public static func forbid(
    to handler: @escaping @Sendable (DefaultsFinding) -> Void
  ) -> LiveDefaultsPolicy {
    LiveDefaultsPolicy(action: .forbid, handler: handler)
  }

  /// The policy outside every scope of ``withLiveDefaultsPolicy(_:operation:)``.
  ///
  /// It judges the reads on dispatch queues, on threads and in detached tasks too, where no scope
  /// reaches. Any thread may set it; set it once, where the process starts. It is the only global
  /// mutable state of DepStructs.
  public static var processWide: LiveDefaultsPolicy {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }

  private static let stored = Lock(LiveDefaultsPolicy.allow)

  /// Whether a live default stops the process.
  var traps: Bool { action == .forbid && handler == nil }

  func report(_ finding: DefaultsFinding) {
    if let handler {
      // The handler may build types of its own, and must not be asked about those.
      // depstructs:ignore hidden-static-facade - it only sets the policy while the handler runs
      withLiveDefaultsPolicy(.allow) { handler(finding) }
    } else if traps, finding.kind == .forbiddenLiveDefault {
      trap(finding.description)
    } else {
      writeToStandardError("DepStructs: \(finding.description)")
    }
  }
}

/// Runs the operation under a policy, in this task and its child tasks.
///
/// - Parameters:
///   - policy: What happens when a live default is read.
///   - operation: What runs under the policy.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
public func withLiveDefaultsPolicy<Result, Failure: Error>(
  _ policy: LiveDefaultsPolicy, operation: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try DefaultsScope.enter(DefaultsScope(over: .current, policy: policy), operation)
}

/// Runs an asynchronous operation under a policy, in this task and its child tasks.
///
/// - Parameters:
///   - policy: What happens when a live default is read.
///   - isolation: The actor that the operation runs on; the caller's.
///   - operation: What runs under the policy.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
public func withLiveDefaultsPolicy<Result, Failure: Error>(
  _ policy: LiveDefaultsPolicy, isolation: isolated (any Actor)? = #isolation,
  operation: () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  let scope = DefaultsScope(over: .current, policy: policy)
  return try await DefaultsScope.enter(scope, isolation: isolation, operation)
}
