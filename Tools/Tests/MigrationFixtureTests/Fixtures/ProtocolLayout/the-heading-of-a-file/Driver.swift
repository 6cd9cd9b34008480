RailUser().use()
