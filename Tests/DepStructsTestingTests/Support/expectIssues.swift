import DepStructsTesting
import Foundation
import Testing

/// Runs the body, and expects that it records just these issues, in any order.
///
/// In place of `withKnownIssue`, which prints each of them: the output of a run that passes names
/// no failure.
///
/// - Parameters:
///   - texts: A part of the text of each issue.
///   - location: Where the expectation fails.
///   - body: What records the issues.
/// - Throws: What the body throws.
func expectIssues(
  _ texts: String..., at location: SourceLocation = #_sourceLocation,
  _ body: () async throws -> Void
) async throws {
  let issues = try await recordedIssues(body)
  let missing = texts.filter { text in !issues.contains { String(describing: $0).contains(text) } }
  #expect(missing == [], "recorded: \(issues)", sourceLocation: location)
  #expect(issues.count == texts.count, "recorded: \(issues)", sourceLocation: location)
}

/// Runs the body, and returns the issues that it records; they do not fail the test.
func recordedIssues(_ body: () async throws -> Void) async throws -> [Issue] {
  let issues = IssueList()
  let trait: IssueHandlingTrait = .compactMapIssues { issue in
    issues.append(issue)
    return nil
  }
  let test = try #require(Test.current)
  try await withoutActuallyEscaping(body) { body in
    // Proof: the trait runs it once, while this function waits.
    nonisolated(unsafe) let body = body
    try await trait.provideScope(for: test, testCase: Test.Case.current) { try await body() }
  }
  return issues.all
}

/// Collects issues from any thread.
// Proof of @unchecked: `issues` is touched under the lock only.
private final class IssueList: @unchecked Sendable {
  private let lock = NSLock()
  private var issues: [Issue] = []

  var all: [Issue] { lock.withLock { issues } }
  func append(_ issue: Issue) { lock.withLock { issues.append(issue) } }
}
