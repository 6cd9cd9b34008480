try await ChoughUser().use()
