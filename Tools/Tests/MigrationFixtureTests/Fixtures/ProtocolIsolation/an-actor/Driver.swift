try await FalconUser().use()
