final class RetryLoop {
  private var pauses = 0

  init() {}

  func run(_ attempts: Int) async throws -> Int {
    for _ in 0..<attempts {
      try await Task.sleep(for: .milliseconds(1))
      pauses += 1
    }
    return pauses
  }
}
