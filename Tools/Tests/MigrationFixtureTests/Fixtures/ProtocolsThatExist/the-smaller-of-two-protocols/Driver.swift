LapwingUser().use()
