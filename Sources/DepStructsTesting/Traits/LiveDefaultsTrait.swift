package import DepStructs
public import Testing

/// Says what live defaults do in a test, or in each test of a suite.
public struct LiveDefaultsTrait: TestTrait, SuiteTrait, TestScoping {
  enum Action { case allow, report, forbid }

  let action: Action

  /// Applies the trait of a suite to each of its tests, and to those of nested suites.
  public var isRecursive: Bool { true }

  /// Runs a test under the policy.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The case of a parameterized test.
  ///   - function: What runs the test.
  /// - Throws: What the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withLiveDefaultsPolicy(
      policy(failingAt: test.sourceLocation), operation: function)
  }

  /// The policy, for a test that fails at a place where nothing better is known.
  package func policy(failingAt location: SourceLocation) -> LiveDefaultsPolicy {
    switch action {
    case .allow: .allow
    case .report: .report
    case .forbid:
      .forbid { finding in
        let place = ReadPlace.current
        Issue.record(
          Comment(rawValue: finding.description(readAt: place)),
          sourceLocation: place?.sourceLocation ?? location)
      }
    }
  }
}

extension Trait where Self == LiveDefaultsTrait {
  /// Fails a test that reads a live default.
  ///
  /// The failure names the struct; on Linux also the function that read the default.
  ///
  /// If the struct conforms to `UnimplementedDependencies`, the test gets `failing`, whose members
  /// fail too. Otherwise it gets `live`.
  public static var forbidsLiveDefaults: LiveDefaultsTrait { LiveDefaultsTrait(action: .forbid) }

  /// Lets live defaults be used, and writes each use to the standard error stream.
  ///
  /// For the first days in a legacy suite: it lists what `forbidsLiveDefaults` would fail.
  public static var reportsLiveDefaults: LiveDefaultsTrait { LiveDefaultsTrait(action: .report) }

  /// Lets one test use live defaults, in a suite that forbids them.
  public static var allowsLiveDefaults: LiveDefaultsTrait { LiveDefaultsTrait(action: .allow) }
}
