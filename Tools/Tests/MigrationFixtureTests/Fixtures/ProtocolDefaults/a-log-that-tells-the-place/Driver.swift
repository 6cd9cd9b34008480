RookUser().use()
