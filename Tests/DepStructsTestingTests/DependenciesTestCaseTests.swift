import DepStructs
import DepStructsTesting
import XCTest

private final class ProfileService {
  struct Dependencies: TransitionalDependencies, Sendable {
    var name: String
    var fetch: @Sendable () -> Void = {}
    static var live: Self { Self(name: "live") }
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies = .defaultDependencies) { self.dependencies = dependencies }
}

/// Cases that are run by the tests below, and that XCTest itself never finds.
// Proof: the failures are touched under the lock only.
private final class InnerCase: DependenciesTestCase, @unchecked Sendable {
  private let lock = NSLock()
  private var descriptions: [String] = []

  /// What failed; kept back from the output, where a run that passes names no failure.
  var failures: [String] { lock.withLock { descriptions } }

  #if canImport(Darwin)
    override func record(_ issue: XCTIssue) {
      lock.withLock { descriptions.append(issue.compactDescription) }
    }
  #else
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      lock.withLock { descriptions.append(description) }
    }
  #endif

  override func withOverrides(_ test: () -> Void) {
    let overrides = ProfileService.Dependencies(
      name: "override", fetch: unimplemented("ProfileService.fetch"))
    if name.contains("overridden") {
      withDefaultDependencies(overrides, operation: test)
    } else {
      test()
    }
  }
}

private struct WrongFailures: Error, CustomStringConvertible {
  let description: String
}

/// These throw in place of asserting: the inner run has taken the place of the current XCTest.
final class DependenciesTestCaseTests: XCTestCase {
  private func requireFailures(
    _ expected: [String], in name: String, _ body: @escaping (XCTestCase) throws -> Void
  ) throws {
    let inner = InnerCase(name: name, testClosure: body)
    inner.run()
    let failures = inner.failures
    guard failures.count == expected.count,
      zip(failures, expected).allSatisfy({ $0.contains($1) })
    else { throw WrongFailures(description: "\(name): \(failures), expected \(expected)") }
  }

  func testLiveDefaultFailsTheTest() throws {
    try requireFailures(["Dependencies.defaultDependencies was read"], in: "reaches live") { _ in
      _ = ProfileService()
    }
  }

  func testUnimplementedClosureFailsTheTest() throws {
    try requireFailures(["ProfileService.fetch was called"], in: "overridden and calls") { _ in
      ProfileService().dependencies.fetch()
    }
  }

  func testUnimplementedClosureFailsTheTestFromAnotherThread() throws {
    try requireFailures(["ProfileService.fetch was called"], in: "overridden and calls") { _ in
      let fetch = ProfileService().dependencies.fetch
      let done = DispatchSemaphore(value: 0)
      Thread {
        fetch()
        done.signal()
      }.start()
      done.wait()
    }
  }

  func testOverrideIsInForceForTheWholeTest() throws {
    try requireFailures([], in: "overridden") { _ in
      XCTAssertEqual(ProfileService().dependencies.name, "override")
    }
  }

  func testPassedDependenciesAreNoFailure() throws {
    try requireFailures([], in: "passes") { _ in
      _ = ProfileService(dependencies: .init(name: "passed"))
    }
  }
}

/// An XCTest case as a user writes one, with an asynchronous test.
final class AsynchronousTestCaseTests: DependenciesTestCase {
  override func withOverrides(_ test: () -> Void) {
    withDefaultDependencies(ProfileService.Dependencies(name: "override"), operation: test)
  }

  func testOverrideReachesAnAsynchronousTest() async {
    await Task.yield()
    XCTAssertEqual(ProfileService().dependencies.name, "override")
  }
}
