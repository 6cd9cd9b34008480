internal import DepStructs
public import Testing

/// Says what live defaults do in a test, or in each test of a suite.
public struct LiveDefaultsTrait: TestTrait, SuiteTrait, TestScoping {
  enum Policy { case allow, report, forbid }

  let policy: Policy

  /// Applies the trait of a suite to each of its tests, and to those of nested suites.
  public var isRecursive: Bool { true }

  /// Runs a test under the policy.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The case of a parameterised test.
  ///   - function: What runs the test.
  /// - Throws: What the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let policy: LiveDefaultsPolicy =
      switch policy {
      case .allow: .allow
      case .report: .report
      case .forbid:
        .forbid { finding in
          Issue.record(Comment(rawValue: finding.description), sourceLocation: test.sourceLocation)
        }
      }
    try await withLiveDefaultsPolicy(policy, operation: function)
  }
}

extension Trait where Self == LiveDefaultsTrait {
  /// Fails a test that reaches a live default without saying so, and names the type.
  ///
  /// What the test gets in place of `live` fails too, where the struct is an
  /// `UnimplementedDependencies`. A struct that is none is named, and gets `live`.
  public static var forbidsLiveDefaults: LiveDefaultsTrait { LiveDefaultsTrait(policy: .forbid) }

  /// Lets live defaults be used, and writes each use to the standard error stream.
  ///
  /// For the first days in a legacy suite: it lists what `forbidsLiveDefaults` would fail.
  public static var reportsLiveDefaults: LiveDefaultsTrait { LiveDefaultsTrait(policy: .report) }

  /// Lets one test use live defaults, in a suite that forbids them.
  public static var allowsLiveDefaults: LiveDefaultsTrait { LiveDefaultsTrait(policy: .allow) }
}
