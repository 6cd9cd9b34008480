public import DepStructs
public import XCTest

/// An XCTest case in which a live default fails the test that reaches it.
///
/// A subclass gives its doubles to the whole of a test by overriding ``withOverrides(_:)``:
///
/// ```swift
/// final class ProfileTests: DependenciesTestCase {
///   override func withOverrides(_ test: () -> Void) {
///     withDefaultDependencies(ProfileService.Dependencies.failing, operation: test)
///   }
/// }
/// ```
///
/// Without the base class, `withDefaultDependencies` inside a test method does the same.
open class DependenciesTestCase: XCTestCase {
  /// What happens when a test reaches a live default; it fails unless a subclass says otherwise.
  open var liveDefaultsPolicy: LiveDefaultsPolicy {
    let name = name
    return .forbid { XCTFail("\(name): \($0.description(readAt: .current))") }
  }

  /// Runs a test with the overrides of this class.
  ///
  /// - Parameter test: Runs `setUp`, the test method and `tearDown`.
  open func withOverrides(_ test: () -> Void) {
    test()
  }

  /// Runs the test under the policy and with the overrides.
  open override func invokeTest() {
    withLiveDefaultsPolicy(liveDefaultsPolicy) {
      withOverrides { super.invokeTest() }
    }
  }
}
