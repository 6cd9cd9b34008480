public import DepStructs
public import Testing

/// Overrides the default of a `Dependencies` struct for a test, or for each test of a suite.
public struct DefaultDependenciesTrait<Dependencies>: TestTrait, SuiteTrait, TestScoping
where Dependencies: TransitionalDependencies & Sendable {
  private let make: @Sendable () -> Dependencies

  init(_ make: @escaping @Sendable () -> Dependencies) {
    self.make = make
  }

  /// Applies the trait of a suite to each of its tests, and to those of nested suites.
  public var isRecursive: Bool { true }

  /// Runs a test with the override, made anew for it.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The case of a parameterized test.
  ///   - function: What runs the test.
  /// - Throws: What the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withDefaultDependencies(make(), operation: function)
  }
}

extension Trait {
  /// Overrides the default of one struct; give the trait once for each struct.
  ///
  /// ```swift
  /// @Suite(
  ///   .forbidsLiveDefaults,
  ///   .defaultDependencies(ProfileService.Dependencies(api: StubAPI())))
  /// ```
  ///
  /// - Parameter dependencies: The value, evaluated for every test anew: no two tests share mocks.
  /// - Returns: The trait.
  public static func defaultDependencies<Dependencies>(
    _ dependencies: @autoclosure @escaping @Sendable () -> Dependencies
  ) -> Self where Self == DefaultDependenciesTrait<Dependencies> {
    DefaultDependenciesTrait(dependencies)
  }
}
