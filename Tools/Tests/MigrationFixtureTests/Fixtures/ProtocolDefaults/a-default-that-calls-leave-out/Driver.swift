try await EmuUser().use()
