DoveUser().use()
