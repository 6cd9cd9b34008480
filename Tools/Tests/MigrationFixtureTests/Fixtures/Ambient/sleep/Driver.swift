print(try await RetryLoop().run(2))
