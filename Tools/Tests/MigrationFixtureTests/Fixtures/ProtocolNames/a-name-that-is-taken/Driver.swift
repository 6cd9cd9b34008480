KingbirdUser().use()
