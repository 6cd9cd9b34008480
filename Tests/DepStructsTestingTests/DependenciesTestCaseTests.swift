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
private final class InnerCase: DependenciesTestCase {
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
    _ expected: Int, in name: String, _ body: @escaping (XCTestCase) throws -> Void
  ) throws {
    let inner = InnerCase(name: name, testClosure: body)
    inner.run()
    let failures = inner.testRun?.totalFailureCount ?? -1
    guard failures == expected else {
      throw WrongFailures(description: "\(name): \(failures) failures, expected \(expected)")
    }
  }

  func testLiveDefaultFailsTheTest() throws {
    try requireFailures(1, in: "reaches live") { _ in _ = ProfileService() }
  }

  func testUnimplementedClosureFailsTheTest() throws {
    try requireFailures(1, in: "overridden and calls") { _ in
      ProfileService().dependencies.fetch()
    }
  }

  func testUnimplementedClosureFailsTheTestFromAnotherThread() throws {
    try requireFailures(1, in: "overridden and calls") { _ in
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
    try requireFailures(0, in: "overridden") { _ in
      XCTAssertEqual(ProfileService().dependencies.name, "override")
    }
  }

  func testPassedDependenciesAreNoFailure() throws {
    try requireFailures(0, in: "passes") { _ in
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
