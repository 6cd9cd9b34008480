JackdawUser().use()
