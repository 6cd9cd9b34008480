KnotUser().use()
