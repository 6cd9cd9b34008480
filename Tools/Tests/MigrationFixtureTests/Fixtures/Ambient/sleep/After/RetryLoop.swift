final class RetryLoop {
  struct Dependencies {
    var sleep: @Sendable (Duration) async throws -> Void

    static var defaultDependencies: Self {
      Self(sleep: { try await Task.sleep(for: $0) })
    }
  }

  private let dependencies: Dependencies

  private var pauses = 0

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func run(_ attempts: Int) async throws -> Int {
    for _ in 0..<attempts {
      try await dependencies.sleep(.milliseconds(1))
      pauses += 1
    }
    return pauses
  }
}
