NuthatchUser().use()
