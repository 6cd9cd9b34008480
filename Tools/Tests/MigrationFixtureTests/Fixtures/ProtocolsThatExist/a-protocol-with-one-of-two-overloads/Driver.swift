MacawUser().use()
