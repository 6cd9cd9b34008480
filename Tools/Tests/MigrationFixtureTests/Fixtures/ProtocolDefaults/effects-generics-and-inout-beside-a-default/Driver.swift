try await DodoUser().use()
