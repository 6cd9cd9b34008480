KittiwakeUser().use()
