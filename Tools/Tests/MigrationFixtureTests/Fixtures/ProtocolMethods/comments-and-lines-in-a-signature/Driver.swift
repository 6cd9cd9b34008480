try await CanaryUser().use()
