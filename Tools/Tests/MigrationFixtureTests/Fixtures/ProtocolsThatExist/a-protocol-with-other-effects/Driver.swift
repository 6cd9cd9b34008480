LoonUser().use()
