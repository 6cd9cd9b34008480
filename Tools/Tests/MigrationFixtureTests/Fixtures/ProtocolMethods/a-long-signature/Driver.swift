try await CardinalUser().use()
