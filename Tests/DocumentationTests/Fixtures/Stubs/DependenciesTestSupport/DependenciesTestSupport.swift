// swift-format-ignore-file

public import Dependencies
public import Testing

public struct DependenciesTrait: TestTrait, SuiteTrait, TestScoping {
  let updateValues: @Sendable (inout DependencyValues) -> Void

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    var values = DependencyValues()
    updateValues(&values)
    try await DependencyValues.$_current.withValue(values, operation: function)
  }
}

extension Trait where Self == DependenciesTrait {
  public static func dependency<Value>(
    _ keyPath: any WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: @autoclosure @escaping @Sendable () -> Value
  ) -> Self {
    Self { $0[keyPath: keyPath] = value() }
  }
}
