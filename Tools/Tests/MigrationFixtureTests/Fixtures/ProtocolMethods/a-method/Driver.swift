try await AvocetUser().use()
