PhoebeUser().use()
