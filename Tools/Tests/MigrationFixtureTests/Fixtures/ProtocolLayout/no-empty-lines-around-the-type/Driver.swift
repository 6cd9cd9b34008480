QuailUser().use()
