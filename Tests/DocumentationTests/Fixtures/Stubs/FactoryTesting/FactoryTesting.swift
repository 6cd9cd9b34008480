// swift-format-ignore-file

import FactoryKit
public import Testing

public struct ContainerTrait<C: SharedContainer>: TestTrait, SuiteTrait, TestScoping {
  let shared: TaskLocal<C>
  let container: @Sendable () -> C
  var transform: (@Sendable (C) async -> Void)?

  public let isRecursive = true

  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await shared.withValue(container()) {
      await transform?(C.shared)
      try await function()
    }
  }

  public func callAsFunction(transform: @escaping @Sendable (C) async -> Void) -> Self {
    var copy = self
    copy.transform = transform
    return copy
  }
}

extension Trait where Self == ContainerTrait<Container> {
  public static var container: ContainerTrait<Container> {
    ContainerTrait(shared: Container.$shared, container: { Container() })
  }
}
