let count = try await RetryLoop(dependencies: .init(sleep: { _ in })).run(100)
expect(count == 100, "nobody waits")
